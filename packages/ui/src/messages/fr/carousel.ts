import type { WholeTrekMessages } from '../messages.types.ts';

export const carousel: WholeTrekMessages['carousel'] = {
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
