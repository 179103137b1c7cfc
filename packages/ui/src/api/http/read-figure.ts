import { latinDigits } from '../../core/typed/latin-digits.ts';

/** Digits with what may part them. A space parts groups of three only: `14 days` and `2 100-meter passes` differ. */
const FIGURE = /\d+(?:[.,']\d+| \d{3}(?!\d))*/g;
const EXPONENT = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i;
/** After a figure that stands for a multiple of it. */
const MULTIPLE = /^ ?(?:k|mio|million|tsd|thousand|lakhs?|lacs?|crores?)(?![\p{L}\d])/iu;
/** Written for no cents: `1.450,-` */
const NO_FRACTION = /^,[-–—]/;
const MINUS_BEFORE = /(?:^|[^\p{L}\d]) ?[-−] ?$/u;

/** A figure in a text, and what is written beside it. */
interface Figure {
  /** Null: it can be read in two ways, as `1.450`. */
  value: number | null;
  before: string;
  after: string;
}

const plain = (text: string) =>
  latinDigits(text)
    .replace(/[\s\u00a0\u202f]/g, ' ')
    .replace(/[’‘´`′＇٬]/g, "'")
    .replace(/٫/g, '.');

/** Groups of three digits; in India those before the last one have two. */
const isGrouped = (groups: readonly string[]) => {
  const [first = '', ...rest] = groups;
  const [last = ''] = rest.slice(-1);
  const inner = rest.slice(0, -1);
  if (!/^[1-9]\d{0,2}$/.test(first) || last.length !== 3) return false;
  return inner.every(({ length }) => length === 3) || (first.length < 3 && inner.every(({ length }) => length === 2));
};

/** The number that a figure stands for in whichever country it was written; null: in two countries it is two numbers. */
function readFigure(written: string): number | null {
  const bare = written.replace(/[' ]/g, '');
  const signs = bare.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return Number(bare);
  const parts = bare.split(/[.,]/);
  const fraction = parts.at(-1) ?? '';
  const whole = parts.slice(0, -1);
  const decimal = () => Number(`${whole.join('')}.${fraction}`);
  if (signs.length === 1) {
    const mayBeGroup = isGrouped(parts) && bare === written;
    if (!mayBeGroup) return decimal();
    // English writes a comma for groups, and so does a backend that prints for visitors.
    return last === ',' ? Number(parts.join('')) : null;
  }
  if (new Set(signs).size === 1) return isGrouped(parts) ? Number(parts.join('')) : null;
  return new Set(signs.slice(0, -1)).size === 1 && !signs.slice(0, -1).includes(last) && isGrouped(whole)
    ? decimal()
    : null;
}

/** The figures of a text in their order. */
export function figuresIn(text: string): Figure[] {
  const line = plain(text).trim();
  if (EXPONENT.test(line)) return [{ value: Number(line), before: '', after: '' }];
  return [...line.matchAll(FIGURE)].map(({ 0: written, index }) => {
    const [before, after] = [line.slice(0, index), line.slice(index + written.length)];
    const value = MULTIPLE.test(after) ? null : readFigure(NO_FRACTION.test(after) ? `${written},00` : written);
    return { value: value !== null && MINUS_BEFORE.test(before) ? -value : value, before, after };
  });
}

const CURRENCY = /\p{Sc}|(?<!\p{L})(?:USD|EUR|GBP|CHF|INR|NPR|AUD|CAD|JPY|dollars?|euros?|Rs\.?)/iu;
const CURRENCY_BEFORE = new RegExp(`(?:${CURRENCY.source}) ?$`, 'iu');
const CURRENCY_AFTER = new RegExp(`^ ?(?:${CURRENCY.source})`, 'iu');
/** A figure of something else: days, people, a height. */
const COUNTED = /^[ -]?(?:days?|nights?|weeks?|hours?|pax|people|persons?|travell?ers?|guests?|m|km)(?!\p{L})/iu;
/** Between the ends of a range. */
const RANGE = /^ ?(?:[-–—−~]|to) ?\p{Sc}? ?\d/u;
/** Words beside what could be a year. */
const MAY_BE_YEAR = /\p{L}/u;

/**
 * The price in a text: its one figure, or the one with a currency. Undefined where there is none, or where it could be two:
 * a wrong price is worse than none.
 */
export function priceIn(text: string): number | undefined {
  const figures = figuresIn(text).filter(({ after }) => !COUNTED.test(after));
  if (figures.some(({ after }) => RANGE.test(after))) return undefined;
  const priced = figures.filter(({ before, after }) => CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after));
  const [figure, ...more] = priced.length > 0 ? priced : figures;
  if (!figure || more.length > 0) return undefined;
  const { value, before, after } = figure;
  const isYear =
    value !== null && value >= 2000 && value < 2100 && priced.length === 0 && MAY_BE_YEAR.test(before + after);
  return isYear ? undefined : (value ?? undefined);
}
