import './date-field/calendar.css.ts';
import './carousel/carousel.css.ts';
import './dialog/dialog.css.ts';
import './field.css.ts';
import '../provider/notices.css.ts';
import { globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { trekLayer } from '../core/theme/layer.css.ts';
import { figures, focusRing, media, visuallyHidden } from '../core/theme/mixins.ts';
import { skin } from '../core/theme/skin.ts';
import { vars } from '../core/theme/theme.css.ts';
import { BUTTON_INSET, TOUCH_TARGET } from '../core/theme/tokens.ts';
import { units } from '../core/theme/units.ts';
import {
  badgeAnatomy,
  buttonAnatomy,
  secondCurrencyAnatomy,
  sliderAnatomy,
  spinnerAnatomy,
  statusAnatomy,
  tabsAnatomy,
} from './kit.anatomy.ts';

const { color, radius, motion, size, font } = vars;

// As strong as a part's rule, which an embed's ground must not beat.
globalStyle('[data-trek-hidden][data-trek-hidden]', { '@layer': { [trekLayer]: visuallyHidden } });
globalStyle('[data-mirrored]:dir(rtl)', { '@layer': { [trekLayer]: { scale: '-1 1' } } });
globalKeyframes('trek-turn', { to: { transform: 'rotate(1turn)' } });
// All in the animation: the rules of no control are stronger.
globalKeyframes('trek-heard', { from: { opacity: 0.6, boxShadow: 'inset 0 -3px 0 currentColor' } });
globalStyle('[data-heard]', {
  '@layer': {
    [trekLayer]: {
      cursor: 'progress',
      animation: 'trek-heard 600ms ease-in infinite alternate',
      '@media': { '(prefers-reduced-motion: reduce)': { animationPlayState: 'paused' } },
    },
  },
});

skin(buttonAnatomy, {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: TOUCH_TARGET,
    padding: `8px ${BUTTON_INSET}`,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&:focus-visible': focusRing,
      '&[data-wide]': { width: '100%' },
      '&[data-variant="primary"]': { background: color.accent, borderColor: color.accent, color: color.onAccent },
      '&[data-variant="primary"]:hover': { background: color.accentStrong, borderColor: color.accentStrong },
      '&[data-variant="quiet"]': { background: 'transparent', borderColor: 'transparent', color: color.primary },
      '&[data-variant="quiet"]:hover': { textDecoration: 'underline' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.65 },
    },
    '@media': { print: { display: 'none' } },
  },
  // Its icon and text are spaced as the button's own.
  label: { display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit' },
});

skin(spinnerAnatomy, {
  // Without scripts nothing that is waited for ever comes.
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  circle: {
    width: '1.1em',
    height: '1.1em',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: radius.pill,
    animation: 'trek-turn 900ms linear infinite',
    '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
  },
});

skin(tabsAnatomy, {
  list: {
    display: 'flex',
    gap: 4,
    overflowX: 'auto',
    borderBottom: `1px solid ${color.hairline}`,
    scrollbarWidth: 'thin',
    '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
  },
  trigger: {
    flexShrink: 0,
    minHeight: TOUCH_TARGET,
    padding: '10px 16px',
    border: 0,
    borderBottom: '3px solid transparent',
    background: 'transparent',
    color: color.quiet,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&[data-selected]': { color: color.primary, borderBottomColor: color.primary },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    },
    '@media': {
      [media.forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: { '&[data-selected]': { borderBottomColor: 'Highlight' } },
      },
      // Of a tab that has no room, a part stays in sight: it says that there is more.
      [media.mobile]: { padding: '10px 8px' },
    },
  },
  panel: {
    paddingTop: 24,
    selectors: { '&:focus-visible': focusRing },
    // Without scripts nothing could open a panel, so all of them stand below each other.
    // On paper there is nothing to press either.
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } },
      print: { selectors: { '&[hidden]': { display: 'block' } } },
    },
  },
});

skin(sliderAnatomy, {
  // Without scripts nothing moves it.
  root: { display: 'grid', gap: 4, width: '100%', '@media': { '(scripting: none)': { display: 'none' } } },
  label: { fontWeight: 600, fontSize: size.small, ...figures },
  control: { position: 'relative', display: 'flex', alignItems: 'center', height: 44, padding: '0 2px' },
  track: {
    flex: 1,
    height: 6,
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.control,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  range: { height: '100%', background: color.primary, '@media': { [media.forcedColors]: { background: 'Highlight' } } },
  thumb: {
    width: 26,
    height: 26,
    border: `3px solid ${color.primary}`,
    borderRadius: radius.pill,
    background: color.raised,
    cursor: 'grab',
    selectors: { '&:focus-visible, &[data-focus]': focusRing },
    '@media': { [media.forcedColors]: { background: 'ButtonFace', borderColor: 'ButtonText' } },
  },
  // As far from the ends as the handles keep.
  drawing: {
    position: 'absolute',
    top: 0,
    insetInline: 13,
    width: 'calc(100% - 26px)',
    height: '100%',
    overflow: 'visible',
    selectors: {
      '&:dir(rtl)': { scale: '-1 1' },
      '& line': { stroke: color.primary, strokeWidth: 6 },
      '& circle': { fill: color.raised, stroke: color.primary, strokeWidth: 3 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '& line': { stroke: 'Highlight' }, '& circle': { fill: 'ButtonFace', stroke: 'ButtonText' } },
      },
    },
  },
});

for (let percent = 0; percent <= 100; percent += 10) {
  for (const axis of ['x', 'y']) {
    globalStyle(`[data-focus-${axis}="${percent}"]`, {
      '@layer': { [trekLayer]: { vars: { [`--trek-focus-${axis}`]: `${percent}%` } } },
    });
  }
}
// Around a picture and its variant for dark pages.
globalStyle('[data-trek-variants]', { '@layer': { [trekLayer]: { display: 'contents' } } });
// Stronger than the place that a part's own rule gives to its picture.
globalStyle('img[data-focus-x][data-focus-y]', {
  '@layer': { [trekLayer]: { objectPosition: 'var(--trek-focus-x) var(--trek-focus-y)' } },
});

skin(badgeAnatomy, {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 10px',
    borderRadius: radius.pill,
    fontSize: units('0.8125rem'),
    fontWeight: 600,
    lineHeight: 1.6,
    textTransform: 'capitalize',
    whiteSpace: 'nowrap',
    selectors: Object.fromEntries(
      Object.entries(color.badge).map(([name, { text, tint }]) => [
        `&[data-color="${name}"]`,
        { color: text, background: tint },
      ]),
    ),
  },
});

const beside = { color: color.quiet, fontWeight: 400 } as const;
/** Below a sum, over as many lines as it takes. */
const below = { display: 'block', whiteSpace: 'normal' } as const;
skin(secondCurrencyAnatomy, {
  price: { ...beside, selectors: { 'dd > &': below } },
  rate: { ...beside, ...below },
});

skin(statusAnatomy, {
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    padding: '48px 16px',
    textAlign: 'center',
    color: color.text,
  },
  art: { width: 120, height: 56, fill: color.primary, opacity: 0.28 },
  title: {
    fontFamily: font.heading,
    fontSize: size.title,
    fontWeight: 600,
    maxWidth: '36ch',
    selectors: { '& h1': { margin: 0, font: 'inherit' } },
  },
  text: { margin: 0, color: color.quiet, maxWidth: '52ch' },
  action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
});
