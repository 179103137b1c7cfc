'use client';
import { markPage } from './page.ts';
import { FOOT_ATTRIBUTE, type FootMark } from './screen-foot.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

const shown: FootMark[] = [];

function write(): void {
  markPage(FOOT_ATTRIBUTE, [...new Set(shown)].join(' '));
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
    write();
    return () => {
      shown.splice(shown.indexOf(mark), 1);
      write();
    };
  }, [mark, isShown]);
}
