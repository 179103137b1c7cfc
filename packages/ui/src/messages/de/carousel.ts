import type { WholeTrekMessages } from '../messages.types.ts';

export const carousel: WholeTrekMessages['carousel'] = {
  carousel: 'Karussell',
  slide: 'Folie',
  position: (slide, count) => `${slide} von ${count}`,
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
  show: (slide) => `Folie ${slide} zeigen`,
  shown: (slides, count) =>
    slides.length > 1 ? `Folien ${slides[0]} bis ${slides.at(-1)} von ${count}` : `Folie ${slides[0]} von ${count}`,
};
