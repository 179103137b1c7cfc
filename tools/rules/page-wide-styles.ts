import { globSync, readFileSync } from 'node:fs';

/** Of the pages that visitors see. Print styles cost nothing on a screen. */
const SHEETS = ['packages/*/src/**/*.{css,css.ts}', 'sites/web/src/**/*.{css,css.ts}'];
const FOR_PAPER = 'sites/web/src/shell/print.css';

const AT_ROOT = /(?::root|html|body|#root|main)[^\s,{}'"`()]*:has\(/;

/**
 * Styles that look into the whole page by `:has()`: browsers then style all of it again after each insertion into it. What
 * one part has to know of another is in an attribute, as `useFootMark` sets it.
 * @returns one line for each
 */
export function pageWideStyles(file: string, source = readFileSync(file, 'utf8')): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      AT_ROOT.test(line) ? [`${file}:${index + 1} looks into the whole page by :has(): mark its root instead`] : [],
    );
}

export const faultsOfStyles = (): string[] =>
  globSync(SHEETS)
    .filter((file) => file !== FOR_PAPER)
    .flatMap((file) => pageWideStyles(file));
