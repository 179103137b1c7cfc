import type { Translation } from '../core/texts/define-texts.ts';
import type { carouselTexts } from './carousel/carousel.texts.ts';
import type { calendarTexts } from './date-field/calendar.texts.ts';
import type { secondCurrencyTexts } from './second-currency/second-currency.texts.ts';

export const calendar: Translation<typeof calendarTexts> = {
  calendar: 'Calendrier',
  datePicker: 'Choix d’une date',
  month: 'Mois du calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  choose: (date) => `Choisir le ${date}`,
  chosen: (date) => `Date choisie : ${date}`,
  unavailable: (date) => `Non disponible : ${date}`,
};

export const carousel: Translation<typeof carouselTexts> = {
  carousel: 'carrousel',
  slide: 'diapositive',
  position: (slide, count) => `${slide} sur ${count}`,
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  show: (slide) => `Afficher la diapositive ${slide}`,
  shown: (slides, count) =>
    slides.length > 1
      ? `Diapositives ${slides[0]} à ${slides.at(-1)} sur ${count}`
      : `Diapositive ${slides[0]} sur ${count}`,
};

export const secondCurrency: Translation<typeof secondCurrencyTexts> = {
  charged: (approximate, usd) => `${approximate} ; montant débité : ${usd}`,
  rate: (usd, amount, source, date) => `${usd} = ${amount} (${source}, ${date})`,
};
