import { readCompanyDay } from '../core/internal/company-day.ts';
import { dateFormat, numberFormat } from '../core/texts/intl-format.ts';

/** Whole US dollars: `$1,450`. Cents are shown only where there are some. */
export function formatUsd(usd: number, locale = 'en-US'): string {
  const minimumFractionDigits = Number.isInteger(usd) ? 0 : 2;
  const money = { style: 'currency', currency: 'USD', minimumFractionDigits, maximumFractionDigits: 2 } as const;
  return numberFormat(locale, money).format(usd);
}

/** The same without a separator of thousands, as beside a slider's handle: `$1450`. */
export function formatUngroupedUsd(usd: number, locale = 'en-US'): string {
  const money = { style: 'currency', currency: 'USD', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;
  return numberFormat(locale, { ...money, useGrouping: false }).format(usd);
}

/** An altitude or a height: `5,164 m`. */
export function formatMeters(meters: number, locale = 'en-US'): string {
  return numberFormat(locale, { style: 'unit', unit: 'meter' }).format(meters);
}

/** A distance, below one kilometer to a tenth: `10 km`, `0.5 km`. */
export function formatKilometers(kilometers: number, locale = 'en-US'): string {
  const digits = kilometers < 1 ? 1 : 0;
  const distance = { style: 'unit', unit: 'kilometer', minimumFractionDigits: digits } as const;
  return numberFormat(locale, { ...distance, maximumFractionDigits: digits || 3 }).format(kilometers);
}

/**
 * A calendar day in long form: `March 4, 2027`. Of an ISO moment it is the company's day, and the same wherever it is read. An
 * unreadable one is shown as it is.
 */
export function formatLongDate(date: string, locale = 'en-US'): string {
  const day = readCompanyDay(date);
  if (day === null) return date;
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A month by its name: `October`. @param month 1 to 12 */
export function formatMonth(month: number, locale = 'en-US'): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
}

/** Things one after another: `Spring, Autumn`. */
export function formatList(items: readonly string[], locale = 'en-US'): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(items);
}
