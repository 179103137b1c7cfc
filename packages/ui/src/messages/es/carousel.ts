import type { WholeTrekMessages } from '../messages.types.ts';

export const carousel: WholeTrekMessages['carousel'] = {
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
