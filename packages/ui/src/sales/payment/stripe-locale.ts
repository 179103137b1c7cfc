import type { StripeElementLocale } from '@stripe/stripe-js';

/** Languages of Stripe's card fields. https://docs.stripe.com/js/appendix/supported_locales */
const LOCALES = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'en-AU', 'en-CA', 'en-GB', 'en-NZ', 'es', 'es-419', 'es-ES', 'et'],
  ...['fi', 'fil', 'fr', 'fr-CA', 'fr-FR', 'he', 'hr', 'hu', 'id', 'it', 'it-IT', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt'],
  ...['nb', 'nl', 'no', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'],
] as StripeElementLocale[];

/** The language of card fields on a page in a locale. In one that Stripe lacks, it takes the browser's. */
export function stripeLocale(locale: string): StripeElementLocale {
  const [language] = locale.split('-');
  return LOCALES.find((one) => one === locale) ?? LOCALES.find((one) => one === language) ?? 'auto';
}
