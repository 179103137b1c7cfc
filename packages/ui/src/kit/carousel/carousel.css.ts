import { focusRing, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { units } from '../../core/theme/units.ts';
import { carouselAnatomy } from '../kit.anatomy.ts';
import { CARD_STEPS } from './carousel.rules.ts';

const { color, radius, motion } = vars;
const [wide, medium, small] = CARD_STEPS;

/** Widths of the slides as the engine will have them, so that nothing moves when it takes over. */
const width = ({ slides, gapRem }: { slides: number; gapRem: number }) => ({
  flex: `0 0 calc((100% - ${units(`${(slides - 1) * gapRem}rem`)}) / ${slides})`,
});
const cards = '[data-layout="cards"]';
const row = '[data-phase="row"]';
const from = (step: { fromPx: number } | undefined) => `(width >= ${step?.fromPx ?? 0}px)`;
const whole = { flex: '0 0 100%' };
/** A row that fits into the view has nowhere to turn. */
const fits = (slides: number) =>
  Array.from({ length: slides }, (_, index) => `${cards}[data-count="${index + 1}"] &`).join(', ');
/** The widths from a step on: fewer slides than fit share the view. */
const widths = ({ slides, gapRem }: { slides: number; gapRem: number }) =>
  Object.fromEntries(
    Array.from({ length: slides }, (_, index) => index + 1).map((count) => [
      count === slides ? `${cards} &` : `${cards}[data-count="${count}"] &`,
      width({ slides: count, gapRem }),
    ]),
  );
const gap = (step: { gapRem: number } | undefined) => ({
  [`${cards}${row} &`]: { gap: units(`${step?.gapRem ?? 0}rem`) },
});

skin(carouselAnatomy, {
  root: { display: 'grid', gap: 16, minWidth: 0, width: '100%' },
  viewport: {
    minWidth: 0,
    touchAction: 'pan-y',
    // Room for the focus ring and the shadow of the slides' content.
    margin: -8,
    padding: 8,
    overflow: 'clip',
    selectors: {
      // The scrolling row can be reached by keyboard.
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      [`${row} &`]: {
        overflowX: 'auto',
        touchAction: 'auto',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 8,
        scrollbarWidth: 'none',
      },
    },
  },
  track: {
    display: 'flex',
    selectors: gap(small),
    '@media': {
      [from(medium)]: { selectors: gap(medium) },
      [from(wide)]: { selectors: gap(wide) },
    },
  },
  slide: {
    ...whole,
    display: 'grid',
    minWidth: 0,
    containerType: 'inline-size',
    scrollSnapAlign: 'start',
    '@media': {
      '(scripting: none)': { selectors: { '& > noscript': { display: 'contents' } } },
      [from(medium)]: { selectors: medium ? widths(medium) : {} },
      [from(wide)]: { selectors: wide ? widths(wide) : {} },
    },
  },
  controls: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    '@media': {
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
      [from(medium)]: { selectors: { [fits(medium?.slides ?? 1)]: { display: 'none' } } },
      [from(wide)]: { selectors: { [fits(wide?.slides ?? 1)]: { display: 'none' } } },
    },
  },
  arrow: {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: `1px solid ${color.control}`,
    borderRadius: radius.pill,
    background: color.raised,
    color: color.text,
    cursor: 'pointer',
    transition: `border-color ${motion.quick}, color ${motion.quick}`,
    selectors: { '&:hover': { borderColor: color.primary, color: color.primary }, '&:focus-visible': focusRing },
  },
  dots: { display: 'flex', flexWrap: 'wrap', flex: 1, justifyContent: 'center' },
  dot: {
    width: 28,
    height: 44,
    padding: 0,
    border: 0,
    background: `radial-gradient(circle, ${color.control} 5px, transparent 5.5px)`,
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { background: `radial-gradient(circle, ${color.primary} 7px, transparent 7.5px)` },
      '&:focus-visible': focusRing,
    },
    // The gradients are gone there.
    '@media': {
      [media.forcedColors]: {
        display: 'grid',
        placeItems: 'center',
        selectors: {
          '&::before': {
            content: '',
            width: 10,
            height: 10,
            border: '1px solid ButtonText',
            borderRadius: radius.pill,
          },
          '&[aria-current]::before': { width: 14, height: 14, background: 'Highlight', borderColor: 'Highlight' },
        },
      },
    },
  },
});
