import { isCalendarDate } from '../../core/internal/calendar-date.ts';
import type { ExchangeRate, SecondCurrency } from '../../core/texts/language.ts';
import { Price, Rate } from './second-currency-parts.tsx';

/**
 * Another currency for prices to be shown in beside the dollars, for `secondCurrency` of the provider. What is charged stays
 * in US dollars, and says so at every total.
 * @throws RangeError that says what is wrong with the rate
 * @example const euros = secondCurrency({ code: 'EUR', perUsd: 0.92, source: 'European Central Bank', date: '2026-11-27' });
 */
export function secondCurrency(rate: ExchangeRate): SecondCurrency {
  checkRate(rate);
  return { rate, Price, Rate };
}

function checkRate({ code, perUsd, source, date }: ExchangeRate): void {
  const refuse = (reason: string): never => {
    throw new RangeError(`@trek/ui: a second currency needs ${reason}`);
  };
  if (!isCurrency(code) || code === 'USD')
    refuse(`a code of ISO 4217 other than USD, such as "EUR", and got ${String(code)}`);
  if (!(Number.isFinite(perUsd) && perUsd > 0)) refuse(`perUsd, a number above 0, and got ${perUsd}`);
  if (typeof source !== 'string' || source.trim() === '')
    refuse('the source of its rate, such as "European Central Bank"');
  if (!isCalendarDate(String(date))) refuse(`the day of its rate as YYYY-MM-DD, and got ${date}`);
}

/** Three letters that no one uses would be shown as if they were a currency. */
const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
