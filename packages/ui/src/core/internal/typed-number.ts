import { latinDigits } from '../typed/latin-digits.ts';
import { plainName } from '../typed/plain-text.ts';

/** How a locale writes numbers, as far as reading one goes. */
interface NumberSigns {
  /** Between the groups of digits, each sign as {@link plain} leaves it. */
  groups: string;
  /** Before the fraction. */
  decimals: string;
  /** How many digits the groups before the last one have: two in India. */
  groupSize: number;
}

/** Making a format takes far longer than using it, and a field is read at every key. */
const signs = new Map<string, NumberSigns>();

/** Spaces of every width and all apostrophes part groups in some locale, and mean nothing else in any. */
const plain = (text: string) => latinDigits(plainName(text));

function makeSigns(locale: string): NumberSigns {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  // Latin digits come with other signs than those of Arabic and Persian.
  const latin = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  // Some locales part the digits of money otherwise than those of numbers.
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const parts = [number, money, latin].flatMap((format) => format.formatToParts(1_234_567_890.5));
  const allOf = (type: string) => parts.flatMap((part) => (part.type === type ? [plain(part.value)] : [])).join('');
  const integers = number.formatToParts(1_234_567_890).filter(({ type }) => type === 'integer');
  return {
    groups: `${allOf('group')} '`,
    decimals: allOf('decimal'),
    groupSize: integers.at(-2)?.value.length ?? 3,
  };
}

function signsOf(locale: string): NumberSigns {
  const known = signs.get(locale) ?? makeSigns(locale);
  signs.set(locale, known);
  return known;
}

const DOLLARS = String.raw`(?:US ?\$|\$ ?US|\$|USD)`;
const AROUND = new RegExp(`^${DOLLARS} ?| ?${DOLLARS}$`, 'gi');

/** Any of these characters, in a regular expression. */
const anyOf = (characters: string) => `[${characters.replace(/[\]\\^-]/g, '\\$&')}]`;

/**
 * The number that a visitor has typed, in the signs of their locale and the digits of any script, with or without a dollar
 * sign. Arabic separators mean the same in every locale. Null: it is none,
 * or it could be another locale's, as with `1.450` on an English page.
 */
export function readTypedNumber(text: string, locale: string): number | null {
  const { groups, decimals, groupSize } = signsOf(locale);
  const written = plain(text)
    .replace(/٫/g, decimals[0] ?? '.')
    .replace(/٬/g, "'")
    .replace(AROUND, '');
  const grouped = `\\d{1,${Number(groupSize)}}(?<sign>${anyOf(groups)})(?:\\d{${Number(groupSize)}}\\k<sign>)*\\d{3}`;
  const number = new RegExp(`^(?<whole>\\d+|${grouped})(?:${anyOf(decimals)}(?<fraction>\\d{1,2}))?$`);
  const { whole, fraction } = number.exec(written)?.groups ?? {};
  return whole === undefined ? null : Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`);
}
