/** Creating a format takes far longer than using it, and a page has dozens of prices and dates: each is created once. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  locale: string,
  options: object,
  create: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = (formats.get(key) as Format | undefined) ?? create();
  formats.set(key, format);
  return format;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(locale, options, () => new Intl.NumberFormat(locale, options));

/** A share as the locale writes it: `5%`, `5 %`. */
export const formatPercent = (percent: number, locale: string): string =>
  numberFormat(locale, { style: 'percent' }).format(percent / 100);

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(locale, options, () => new Intl.DateTimeFormat(locale, options));
