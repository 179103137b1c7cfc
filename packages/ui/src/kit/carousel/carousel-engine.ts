import Swiper from 'swiper';
import { activeElement, unitPx } from '../../core/internal/page.ts';
import { carouselAnatomy as anatomy } from '../kit.anatomy.ts';

export interface CarouselEngineOptions {
  /** The slide to begin at. Default 0. */
  first?: number;
  inView: number;
  gapRem: number;
  isLooping: boolean;
  /** Milliseconds of a turn; 0 where motion is unwelcome. */
  turnMs: number;
  /** Reports which slide is first now. */
  onTurn: (first: number) => void;
}

export interface CarouselEngine {
  next(): void;
  previous(): void;
  goTo(slide: number): void;
  stop(): void;
}

/** Makes a row of slides turn, by touch and by call. The slides are those of the element's own markup. */
export function startCarousel(viewport: HTMLElement, options: CarouselEngineOptions): CarouselEngine {
  const { first = 0, inView, gapRem, isLooping, turnMs, onTurn } = options;
  const report = ({ realIndex, activeIndex, slides }: Swiper) => {
    showSlides(viewport, slides.slice(activeIndex, activeIndex + inView));
    onTurn(realIndex);
  };
  const update = (row: Swiper) => {
    nameElements(viewport);
    row.update();
  };
  viewport.scrollLeft = 0;
  nameElements(viewport);
  const swiper = new Swiper(viewport, {
    initialSlide: first,
    slidesPerView: inView,
    spaceBetween: gapRem * unitPx(viewport),
    loop: isLooping,
    speed: turnMs,
    // A press on a link in a slide is a press, not a drag.
    threshold: 6,
    // A press in the middle of a turn counts.
    loopPreventsSliding: false,
    // Left to itself it seats a row of another size one frame later, and so undoes a turn that began in between.
    updateOnWindowResize: false,
    on: { afterInit: report, realIndexChange: report, resize: update },
  });
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    goTo: (slide) => void (isLooping ? swiper.slideToLoop(slide) : swiper.slideTo(slide)),
    stop: () => swiper.destroy(true, true),
  };
}

/** The engine finds its elements by class names. */
function nameElements(viewport: HTMLElement): void {
  viewport.querySelector(anatomy.selector('track'))?.classList.add('swiper-wrapper');
  for (const slide of viewport.querySelectorAll(anatomy.selector('slide'))) slide.classList.add('swiper-slide');
}

/** Slides out of view can't be reached, and the focus does not go out of view with them. */
function showSlides(viewport: HTMLElement, shown: readonly HTMLElement[]): void {
  const slides = [...viewport.querySelectorAll<HTMLElement>(anatomy.selector('slide'))];
  const held = slides.find((slide) => slide.contains(activeElement()));
  for (const slide of slides) slide.inert = !shown.includes(slide);
  if (held?.inert) shown[0]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
