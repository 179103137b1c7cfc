import { showStandIn } from '@trek/ui/kit/stand-in';

/** Shows the blurred stand-ins of pictures as soon as the parser reaches them, before any other code has loaded. */
export function showStandIns(): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement && node.dataset.standIn) showStandIn(node);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
