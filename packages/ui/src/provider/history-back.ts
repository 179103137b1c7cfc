import type { BackPort } from './ports.ts';

const MARK = 'trekBack';
/** How long the entry of a reloaded page waits for its previous layer. */
const CLAIM_MS = 2000;

/**
 * Holds the Back button by an entry of the page's own history, at the same address: Back takes that entry away, and the
 * page stays. For a host whose router leaves entries of the same address alone.
 */
export function historyBack(): BackPort {
  let removal: ReturnType<typeof setTimeout> | undefined;
  let holds = 0;
  const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
  const removeMark = (page: string) => {
    if (!isMarked() || window.location.pathname !== page) return;
    // A step back arrives later: who has taken hold by then found an entry that is going. Heard before they hear it, this
    // step is not the visitor's, and they get an entry of their own.
    window.addEventListener('popstate', () => holds > 0 && mark(), { once: true });
    window.history.back();
  };
  const mark = () => window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');

  if (typeof window !== 'undefined' && isMarked()) {
    const page = window.location.pathname;
    removal = setTimeout(() => removeMark(page), CLAIM_MS);
  }

  return {
    block(onBack) {
      // A layer that is shown again at once reuses its entry; so does a reloaded page.
      clearTimeout(removal);
      if (!isMarked()) mark();
      const page = window.location.pathname;
      let isHeld = true;
      holds += 1;
      const stop = () => {
        isHeld = false;
        holds -= 1;
        window.removeEventListener('popstate', onPop);
      };
      const onPop = () => {
        if (isMarked()) return;
        if (window.location.pathname !== page) stop();
        else if (onBack()) mark();
        else stop();
      };
      window.addEventListener('popstate', onPop);
      return {
        isOnTop: () => isHeld && isMarked(),
        release() {
          if (!isHeld) return;
          stop();
          // Later: a visitor who closes something to go elsewhere has left by then, and the entry with them.
          removal = setTimeout(() => {
            removeMark(page);
          });
        },
      };
    },
  };
}
