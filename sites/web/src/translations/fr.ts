import { fr } from '@trek/ui/messages/fr';
import { secondCurrencyIn } from '../content/exchange-rates.ts';
import { texts } from './fr.texts.ts';

/** Every text of the kit and of the site in French. */
export const messages = { ...fr, ...texts };

export const secondCurrency = secondCurrencyIn('fr');
