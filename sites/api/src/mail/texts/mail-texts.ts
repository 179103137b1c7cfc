import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { en as english } from '@trek/ui/messages';
import { de as german } from '@trek/ui/messages/de';
import { es as spanish } from '@trek/ui/messages/es';
import { fr as french } from '@trek/ui/messages/fr';
import { de } from './de.ts';
import { en, type MailTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The languages that mails are written in. */
export const MAIL_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

/** The language of a mail: its texts, and how it writes days and money. */
export interface Wording {
  language: (typeof MAIL_LANGUAGES)[number];
  texts: MailTexts;
  /** The lines of a price, as on the booking's page. */
  prices: (typeof german)['manageBooking'];
  day(date: string): string;
  hours(count: number): string;
  usd(amount: number): string;
}

const wording = (
  language: Wording['language'],
  tag: string,
  texts: MailTexts,
  { manageBooking: prices }: Pick<typeof german, 'manageBooking'>,
): Wording => ({
  ...{ language, texts, prices },
  day: (date) => formatLongDate(date, tag),
  hours: (count) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count),
  usd: (amount) => formatUsd(amount, tag),
});

/** The office's own language, too. */
export const ENGLISH = wording('en', 'en-US', en, english);

const WORDINGS = new Map([
  ['de', wording('de', 'de-DE', de, german)],
  ['es', wording('es', 'es-ES', es, spanish)],
  ['fr', wording('fr', 'fr-FR', fr, french)],
]);

interface Customer {
  locale: string | null;
  seller?: { language: string } | undefined;
}

/** How a mail about a booking is written: as its page was, or the seller's pages are. A language without mails: English. */
export function wordingOf({ locale, seller }: Customer): Wording {
  const [language = ''] = (locale ?? seller?.language ?? '').toLowerCase().split('-');
  return WORDINGS.get(language) ?? ENGLISH;
}
