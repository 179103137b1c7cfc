import { es } from '@trek/ui/messages/es';
import { secondCurrencyIn } from '../content/exchange-rates.ts';
import { texts } from './es.texts.ts';

/** Every text of the kit and of the site in Spanish. */
export const messages = { ...es, ...texts };

export const secondCurrency = secondCurrencyIn('es');
