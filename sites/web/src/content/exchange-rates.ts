import { type SecondCurrency, secondCurrency } from '@trek/ui/kit';
import { COMPANY } from './company.ts';

/** The currency beside the dollars for readers of a language; undefined: the company's file has none. */
export function secondCurrencyIn(language: string): SecondCurrency | undefined {
  const rate = COMPANY.exchangeRates?.find(({ languages }) => languages.includes(language));
  return rate && secondCurrency(rate);
}
