import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of a carousel. */
export const carouselTexts = defineTexts('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  position: (slide: number, count: number) => `${slide} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  show: (slide: number) => `Show slide ${slide}`,
  shown: (slides: readonly number[], count: number) =>
    slides.length > 1 ? `Slides ${slides[0]} to ${slides.at(-1)} of ${count}` : `Slide ${slides[0]} of ${count}`,
});
