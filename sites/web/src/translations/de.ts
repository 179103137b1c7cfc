import { de } from '@trek/ui/messages/de';
import { secondCurrencyIn } from '../content/exchange-rates.ts';
import { texts } from './de.texts.ts';

/** Every text of the kit and of the site in German. */
export const messages = { ...de, ...texts };

export const secondCurrency = secondCurrencyIn('de');
