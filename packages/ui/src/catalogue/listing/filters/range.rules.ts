import { ANY_RANGE, type Range } from '../listing.rules.ts';

/** As many digits as a number may have that is written back as it was read, and never as `1e+21`. */
const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)? ?([-+])? ?(\d{1,9}(?:\.\d{1,2})?)?$/;

/** `a-b` is a range (a reversed one is swapped), `N+` is open above, `-N` open below, `N` is exactly that. */
export function readRange(text: string): Range {
  const [, first, separator, last] = RANGE.exec(text) ?? [];
  const [from, to] = [readNumber(first), readNumber(last)];
  if (from !== null && to !== null) {
    return separator === '-' ? { from: Math.min(from, to), to: Math.max(from, to) } : ANY_RANGE;
  }
  if (separator === '-') return from === null ? { from, to } : ANY_RANGE;
  return { from, to: separator === undefined ? from : null };
}

const readNumber = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

export function writeRange({ from, to }: Range): string | null {
  if (from === null && to === null) return null;
  if (to === null) return `${from}+`;
  if (from === null) return `-${to}`;
  return from === to ? String(from) : `${from}-${to}`;
}
