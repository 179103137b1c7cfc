/** Making a format takes far longer than using it, and a page has dozens of prices. */
const dollarFormats = new Map<string, Intl.NumberFormat>();

/** Whole US dollars: `$1,450`. Cents are shown only where there are some. */
export function formatUsd(usd: number, locale = 'en-US'): string {
  const cents = Number.isInteger(usd) ? 0 : 2;
  const key = `${locale} ${cents}`;
  const format =
    dollarFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: cents,
      maximumFractionDigits: 2,
    });
  dollarFormats.set(key, format);
  return format.format(usd);
}

/** A calendar day, or the day of an ISO moment, in long form: `March 4, 2027`. An unreadable one is shown as it is. */
export function formatLongDate(date: string, locale = 'en-US'): string {
  const day = date.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
