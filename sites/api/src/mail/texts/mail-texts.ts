import { LANGUAGES, type LanguageCode, languageOf } from '@trek/ui/internal/languages';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { en as english } from '@trek/ui/messages';
import { de as german } from '@trek/ui/messages/de';
import { es as spanish } from '@trek/ui/messages/es';
import { fr as french } from '@trek/ui/messages/fr';
import { de } from './de.ts';
import { en, type MailTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The language of a mail: its texts, and how it writes days and money. */
export interface Wording {
  language: LanguageCode;
  texts: MailTexts;
  /** The lines of a price, as on the booking's page. */
  prices: (typeof german)['manageBooking'];
  day(date: string): string;
  hours(count: number): string;
  usd(amount: number): string;
}

const wording = (
  language: LanguageCode,
  texts: MailTexts,
  { manageBooking: prices }: Pick<typeof german, 'manageBooking'>,
): Wording => {
  const { locale } = LANGUAGES[language];
  return {
    ...{ language, texts, prices },
    day: (date) => formatLongDate(date, locale),
    hours: (count) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count),
    usd: (amount) => formatUsd(amount, locale),
  };
};

/** The office's own language, too. */
export const ENGLISH = wording('en', en, english);

const WORDINGS: Record<LanguageCode, Wording> = {
  en: ENGLISH,
  de: wording('de', de, german),
  es: wording('es', es, spanish),
  fr: wording('fr', fr, french),
};

interface Customer {
  locale: string | null;
  seller?: { language: string } | undefined;
}

/** How a mail about a booking is written: as its page was, or the seller's pages are. A language without mails: English. */
export function wordingOf({ locale, seller }: Customer): Wording {
  const [language = ''] = (locale ?? seller?.language ?? '').toLowerCase().split('-');
  return WORDINGS[languageOf(language) ?? 'en'];
}
