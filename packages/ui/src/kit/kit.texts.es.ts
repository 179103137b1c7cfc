import type { Translation } from '../core/texts/define-texts.ts';
import type { carouselTexts } from './carousel/carousel.texts.ts';
import type { calendarTexts } from './date-field/calendar.texts.ts';
import type { secondCurrencyTexts } from './second-currency/second-currency.texts.ts';

export const calendar: Translation<typeof calendarTexts> = {
  calendar: 'Calendario',
  datePicker: 'Selector de fecha',
  month: 'Mes del calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  choose: (date) => `Elegir el ${date}`,
  chosen: (date) => `Fecha elegida: ${date}`,
  unavailable: (date) => `No disponible: ${date}`,
};

export const carousel: Translation<typeof carouselTexts> = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  position: (slide, count) => `${slide} de ${count}`,
  previous: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
  show: (slide) => `Mostrar la diapositiva ${slide}`,
  shown: (slides, count) =>
    slides.length > 1
      ? `Diapositivas ${slides[0]} a ${slides.at(-1)} de ${count}`
      : `Diapositiva ${slides[0]} de ${count}`,
};

export const secondCurrency: Translation<typeof secondCurrencyTexts> = {
  charged: (approximate, usd) => `${approximate}; se cobran ${usd}`,
  rate: (usd, amount, source, date) => `${usd} = ${amount} (${source}, ${date})`,
};
