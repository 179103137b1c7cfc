/** Name of the function that tells whether the server's markup is as it was sent. */
const MARKUP_NAME = 'isMarkupChanged';

type MarkupHolder = { [MARKUP_NAME]?: () => boolean };

/**
 * Watches the server's markup until its first change: translators and other extensions of browsers replace texts and add
 * elements. Parsing has ended by then, so an observer without changes costs nothing.
 */
export function watchMarkup(): void {
  let isChanged = false;
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    const observer = new MutationObserver(() => {
      isChanged = true;
      observer.disconnect();
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    (window as MarkupHolder)[MARKUP_NAME] = () => {
      isChanged ||= observer.takeRecords().length > 0;
      return isChanged;
    };
  });
}

/** Whether the server's markup was changed, so that it can't be hydrated. Meaningless once React has changed the markup. */
export const isMarkupChanged = () => (window as MarkupHolder)[MARKUP_NAME]?.() ?? false;
