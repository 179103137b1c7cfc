import { LANGUAGES, type LanguageCode, languageOfTag } from '@trek/ui/internal/languages';
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
  /** The names of the facts of arrival, as on the trek's page. */
  arrivals: (typeof german)['arrival'];
  day(date: string): string;
  hours(count: number): string;
  usd(amount: number): string;
}

const TEXTS: Record<LanguageCode, [MailTexts, Pick<typeof german, 'manageBooking' | 'arrival'>]> = {
  en: [en, english],
  de: [de, german],
  es: [es, spanish],
  fr: [fr, french],
};

const wording = (language: LanguageCode, locale: string): Wording => {
  const [texts, { manageBooking: prices, arrival: arrivals }] = TEXTS[language];
  return {
    ...{ language, texts, prices, arrivals },
    day: (date) => formatLongDate(date, locale),
    hours: (count) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count),
    usd: (amount) => formatUsd(amount, locale),
  };
};

/** The office's own language, too. */
export const ENGLISH = wording('en', LANGUAGES.en.locale);

/** A language as the region of a tag writes it: other parts may ask for digits and calendars that no mail has. */
function regional(language: LanguageCode, tag: string): string {
  const { locale } = LANGUAGES[language];
  try {
    const { region } = new Intl.Locale(tag);
    return region ? `${language}-${region}` : locale;
  } catch {
    return locale;
  }
}

interface Customer {
  locale: string | null;
  seller?: { language: string } | undefined;
}

/**
 * How a mail about a booking is written: as its page was, or the seller's pages are, with the days and money of its region. A
 * language without mails: English.
 */
export function wordingOf({ locale, seller }: Customer): Wording {
  const tag = locale ?? seller?.language ?? '';
  const language = languageOfTag(tag.toLowerCase());
  return language ? wording(language, regional(language, tag)) : ENGLISH;
}
