'use client';
import { useCallback, useContext } from 'react';
import { LanguageContext } from '../core/texts/language.ts';
import { formatUsd } from './format.ts';

/**
 * How the page writes a price. The same function until language or host change.
 * @param format where the host has no way of its own. Default: `$1,450`.
 */
export function usePrice(format = formatUsd): (usd: number) => string {
  const { locale, formatPrice = format } = useContext(LanguageContext);
  return useCallback((usd) => formatPrice(usd, locale), [locale, formatPrice]);
}
