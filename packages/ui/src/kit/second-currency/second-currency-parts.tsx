'use client';
import { numberFormat } from '../../core/texts/intl-format.ts';
import { type ExchangeRate, useLocale, useTexts } from '../../core/texts/language.ts';
import { formatLongDate } from '../format.ts';
import { secondCurrencyAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart } from '../part.tsx';
import { usePrice } from '../use-price.ts';
import { secondCurrencyTexts } from './second-currency.texts.ts';

/** From here on, cents say nothing about an approximate price. */
const WHOLE_FROM = 100;

const Text = createPart('small', anatomy, 'price');
const Small = createPart('small', anatomy, 'rate');

interface PriceProps {
  rate: ExchangeRate;
  usd: number;
  isCharged?: boolean;
}

/** The approximate price. */
export function Price({ rate: { code: currency, perUsd }, usd, isCharged = false }: PriceProps) {
  const messages = useTexts(secondCurrencyTexts);
  const locale = useLocale();
  const price = usePrice();
  const amount = usd * perUsd;
  const digits = amount < WHOLE_FROM ? {} : { maximumFractionDigits: 0 };
  const approximate = `≈\u00A0${numberFormat(locale, { style: 'currency', currency, ...digits }).format(amount)}`;
  // A price alone has nothing to translate.
  return isCharged ? (
    <Text translate="yes">{messages.charged(approximate, price(usd))}</Text>
  ) : (
    <Text translate="no">{approximate}</Text>
  );
}

/** The rate with its source and day. */
export function Rate({ rate: { code: currency, perUsd, source, date } }: { rate: ExchangeRate }) {
  const messages = useTexts(secondCurrencyTexts);
  const locale = useLocale();
  const price = usePrice();
  const amount = numberFormat(locale, { style: 'currency', currency, maximumSignificantDigits: 5 }).format(perUsd);
  return <Small translate="yes">{messages.rate(price(1), amount, source, formatLongDate(date, locale))}</Small>;
}
