import { latinDigits } from '../../core/typed/latin-digits.ts';
import { hasForeignCurrency } from './foreign-currency.ts';

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

const CURRENCY = /\p{Sc}|(?<!\p{L})(?:USD|(?:US )?dollars?)/iu;
const CURRENCY_BEFORE = new RegExp(`(?:${CURRENCY.source}) ?$`, 'iu');
const CURRENCY_AFTER = new RegExp(`^ ?(?:${CURRENCY.source})`, 'iu');
/** A figure of something else: days, people, a height. */
const COUNTED = /^[ -]?(?:days?|nights?|weeks?|hours?|pax|people|persons?|travell?ers?|guests?|m|km)(?!\p{L})/iu;
/** Between the ends of a range, or a price and the one before it. */
const RANGE = new RegExp(
  `^ ?(?:${CURRENCY.source})? ?(?:[-–—−~→➔⇒>…]|\\.{2,3}|(?:up )?to|until|till|now) ?(?:${CURRENCY.source})? ?\\d`,
  'iu',
);
/** Words beside what could be a year. */
const MAY_BE_YEAR = /\p{L}/u;
/** A second figure that is not so many times larger or smaller may be the price instead. */
const SIMILAR = 3;

/**
 * The price in US dollars in a text: its one figure, or the one with a currency. Undefined where there is none, where it
 * could be two, or is one of another currency: a wrong price is worse than none.
 */
export function priceIn(text: string): number | undefined {
  if (hasForeignCurrency(text)) return undefined;
  const figures = figuresIn(text).filter(({ after }) => !COUNTED.test(after));
  if (figures.some(({ after }) => RANGE.test(after))) return undefined;
  const priced = figures.filter(({ before, after }) => CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after));
  const [figure, ...more] = priced.length > 0 ? priced : figures;
  if (!figure || more.length > 0) return undefined;
  const { value, before, after } = figure;
  const isBare = priced.length === 0;
  if (value === null || (isBare && isYear(value) && MAY_BE_YEAR.test(before + after))) return undefined;
  return figures.some((other) => other !== figure && isLikePrice(other, value)) ? undefined : value;
}

const isYear = (value: number) => value >= 2000 && value < 2100;

const isLikePrice = ({ value }: Figure, price: number) =>
  value === null || (value * SIMILAR > price && value < price * SIMILAR && !isYear(value));
