import Swiper from 'swiper';

export interface CarouselEngineOptions {
  /** The slide to begin at. Default 0. */
  first?: number;
  inView: number;
  gapPx: number;
  isLooping: boolean;
  /** Milliseconds of a turn; 0 where motion is unwelcome. */
  turnMs: number;
  /** Reports which slide is first now, and which elements are in view. */
  onTurn: (first: number, inView: readonly HTMLElement[]) => void;
}

export interface CarouselEngine {
  next(): void;
  previous(): void;
  goTo(slide: number): void;
  stop(): void;
}

/** Makes a row of slides turn, by touch and by call. The slides are those of the element's own markup. */
export function startCarousel(viewport: HTMLElement, options: CarouselEngineOptions): CarouselEngine {
  const { first = 0, inView, gapPx, isLooping, turnMs, onTurn } = options;
  const report = ({ realIndex, activeIndex, slides }: Swiper) =>
    onTurn(realIndex, slides.slice(activeIndex, activeIndex + inView));
  const swiper = new Swiper(viewport, {
    initialSlide: first,
    slidesPerView: inView,
    spaceBetween: gapPx,
    loop: isLooping,
    speed: turnMs,
    // A press on a link in a slide is a press, not a drag.
    threshold: 6,
    // A press in the middle of a turn counts.
    loopPreventsSliding: false,
    // Left to itself it seats a row of another size one frame later, and so undoes a turn that began in between.
    updateOnWindowResize: false,
    on: { afterInit: report, realIndexChange: report, resize: (row) => row.update() },
  });
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    goTo: (slide) => void (isLooping ? swiper.slideToLoop(slide) : swiper.slideTo(slide)),
    stop: () => swiper.destroy(true, true),
  };
}
