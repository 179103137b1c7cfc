'use client';
import { useContext } from 'react';
import { LanguageContext } from '../core/texts/language.ts';

/** The price in the page's second currency, with a space before it; nothing if the page has none. */
export function SecondPrice(price: { usd: number; isCharged?: boolean }) {
  const { secondCurrency } = useContext(LanguageContext);
  return (
    secondCurrency && (
      <>
        {' '}
        <secondCurrency.Price rate={secondCurrency.rate} {...price} />
      </>
    )
  );
}

/** The rate of that currency, with a space before it; nothing if the page has none. */
export function SecondRate() {
  const { secondCurrency } = useContext(LanguageContext);
  return (
    secondCurrency && (
      <>
        {' '}
        <secondCurrency.Rate rate={secondCurrency.rate} />
      </>
    )
  );
}
