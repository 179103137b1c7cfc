'use client';
import { markPage, readPageMark } from './page.ts';
import { FOOT_ATTRIBUTE, type FootMark } from './screen-foot.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** Of this copy of the kit: another one on the page, as in an element, has marks of its own in the same attribute. */
const shown: FootMark[] = [];

function write(mark: FootMark): void {
  const others = readPageMark(FOOT_ATTRIBUTE)
    .split(' ')
    .filter((other) => other !== mark);
  markPage(FOOT_ATTRIBUTE, (shown.includes(mark) ? [...others, mark] : others).join(' ').trim());
}

/**
 * Tells all parts at the screen's foot (toasts, chat, bars) that one more is there, by a mark on the document's root. The
 * one place for it: where style sheets find out by `:has()` at the root, browsers style the whole page again at each change.
 * @param isShown default true
 */
export function useFootMark(mark: FootMark, isShown = true): void {
  useIsomorphicLayoutEffect(() => {
    if (!isShown) return;
    shown.push(mark);
    write(mark);
    return () => {
      shown.splice(shown.indexOf(mark), 1);
      write(mark);
    };
  }, [mark, isShown]);
}
