import { defineTexts } from '../../core/texts/define-texts.ts';

/** Every text of the second currency. */
export const secondCurrencyTexts = defineTexts('secondCurrency', {
  charged: (approximate: string, usd: string) => `${approximate}, charged as ${usd}`,
  rate: (usd: string, amount: string, source: string, date: string) => `${usd} = ${amount} (${source}, ${date})`,
});
