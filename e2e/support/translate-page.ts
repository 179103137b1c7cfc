import type { Page } from '@playwright/test';

/**
 * Replaces text nodes of the page as the translator of a browser does: those that are there, and those that come later.
 * Chrome puts two `font` elements in each one's place (facebook/react#11538). To a script that looks for texts, `copies`
 * leave the page as it was, but React does not know these nodes either.
 * @param root the page, or the shadow root of an element. Default: the page
 */
export function translateTexts(kind: 'fonts' | 'copies', root: Node = document): void {
  const UNTRANSLATED = 'script, style, textarea, [translate="no"]';
  const done = new WeakSet<Node>();
  const replace = (text: Node) => {
    const parent = text.parentElement;
    if (done.has(text) || !parent || parent.closest(UNTRANSLATED)) return;
    const copy = text.cloneNode();
    done.add(copy);
    if (kind === 'copies' || !(parent instanceof HTMLElement)) return parent.replaceChild(copy, text);
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(copy);
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const translate = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  translate(root);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(root, { childList: true, subtree: true });
}

/** Translates the page as soon as it has loaded, and each that it becomes. */
export const translatePage = (page: Page) => page.evaluate(translateTexts, 'fonts' as const);
