import type { Translation } from '../core/texts/define-texts.ts';
import type { carouselTexts } from './carousel/carousel.texts.ts';
import type { calendarTexts } from './date-field/calendar.texts.ts';
import type { secondCurrencyTexts } from './second-currency/second-currency.texts.ts';

export const calendar: Translation<typeof calendarTexts> = {
  calendar: 'Kalender',
  datePicker: 'Kalenderauswahl',
  month: 'Kalendermonat',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  choose: (date) => `${date} auswählen`,
  chosen: (date) => `Ausgewählt: ${date}`,
  unavailable: (date) => `Nicht verfügbar: ${date}`,
};

export const carousel: Translation<typeof carouselTexts> = {
  carousel: 'Karussell',
  slide: 'Folie',
  position: (slide, count) => `${slide} von ${count}`,
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
  show: (slide) => `Folie ${slide} zeigen`,
  shown: (slides, count) =>
    slides.length > 1 ? `Folien ${slides[0]} bis ${slides.at(-1)} von ${count}` : `Folie ${slides[0]} von ${count}`,
};

export const secondCurrency: Translation<typeof secondCurrencyTexts> = {
  charged: (approximate, usd) => `${approximate}, abgebucht werden ${usd}`,
  rate: (usd, amount, source, date) => `${usd} = ${amount} (${source}, ${date})`,
};
