import { centsOf, usdOf } from '@trek/ui/pricing';

/** A comma elsewhere may be meant as a decimal one. */
const AMOUNT = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Cents of a typed amount of dollars, with or without commas between the thousands; undefined: it is none. */
export function typedCents(text: string): number | undefined {
  const plain = text.replaceAll(/[\s$]/g, '');
  return AMOUNT.test(plain) ? Math.round(Number(plain.replaceAll(',', '')) * 100) : undefined;
}

/** The sum of amounts of dollars, exact to the cent. */
export const sumUsd = (amounts: readonly number[]): number =>
  usdOf(amounts.reduce((sum, usd) => sum + centsOf(usd), 0));
