'use client';
import { type ComponentType, createContext, useContext } from 'react';
import type { CalendarDate } from '../internal/calendar-date.ts';
import { memoizeWeak } from '../internal/memoize-weak.ts';
import type { Dictionary, Texts, Translation } from './define-texts.ts';

/** The language of the parts below, from the provider. */
export interface Language {
  /** Texts in place of the English ones. */
  messages: Dictionary;
  /** BCP 47 tag for numbers and dates. */
  locale: string;
  /** How the host writes prices; undefined: as the locale does. */
  formatPrice?: FormatPrice | undefined;
  /** The currency beside the dollars; undefined: none. */
  secondCurrency?: SecondCurrency | undefined;
}

/** Another currency beside the dollars, made by `secondCurrency` of `@trek/ui/kit`. */
export interface SecondCurrency {
  rate: ExchangeRate;
  /** About how much a price is in it: `≈ €1,371`. With `isCharged` also that the charge is in dollars. */
  Price: ComponentType<{ rate: ExchangeRate; usd: number; isCharged?: boolean }>;
  /** The rate with its source and day. */
  Rate: ComponentType<{ rate: ExchangeRate }>;
}

/** A rate of exchange, and where it is from. */
export interface ExchangeRate {
  /** ISO 4217: `EUR`. */
  code: string;
  /** How much of it one US dollar is. */
  perUsd: number;
  /** The bank or service that publishes it, as visitors read it: `European Central Bank`. */
  source: string;
  /** The day of the rate, `YYYY-MM-DD`. */
  date: CalendarDate;
}

/** Writes a price in US dollars, which are whole or have two digits, in the host's own way. */
export type FormatPrice = (usd: number, locale: string) => string;

/** English without a provider, as around a single button. */
export const LanguageContext = createContext<Language>({ messages: {}, locale: 'en-US' });

/** Texts over the English ones, merged once as long as both are referenced. */
const over = memoizeWeak((given: object) => memoizeWeak((english: object) => ({ ...english, ...given })));

/**
 * The texts of a feature in the page's language. What the provider's `messages` leave out is English. They stay the same
 * object for as long as the provider's `messages` do.
 */
export function useTexts<English extends object>({ feature, english }: Texts<English>): Translation<Texts<English>> {
  const given = useContext(LanguageContext).messages[feature];
  return (given ? over(given)(english) : english) as never;
}

/** The locale of the page's numbers, dates and prices. */
export const useLocale = () => useContext(LanguageContext).locale;
