import './carousel.css.ts';
import './notices.css.ts';
import { globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { trekLayer } from '../theme/layer.css.ts';
import { figures, focusRing, iconButton, media, tickBox, visuallyHidden } from '../theme/mixins.ts';
import { skin } from '../theme/skin.ts';
import { vars } from '../theme/theme.css.ts';
import { BUTTON_INSET, TOUCH_TARGET } from '../theme/tokens.ts';
import {
  badgeAnatomy,
  buttonAnatomy,
  calendarAnatomy,
  dialogAnatomy,
  fieldAnatomy,
  sliderAnatomy,
  spinnerAnatomy,
  statusAnatomy,
  tabsAnatomy,
} from './kit.anatomy.ts';

const { color, radius, motion, size, font } = vars;

/** The payment with an amount of one's own, on a desktop. */
const HIGHEST_DIALOG_PX = 868;

globalStyle('[data-visually-hidden]', { '@layer': { [trekLayer]: visuallyHidden } });
globalKeyframes('trek-turn', { to: { transform: 'rotate(1turn)' } });

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
      '&:hover': { borderColor: color.blue },
      '&:focus-visible': focusRing,
      '&[data-wide]': { width: '100%' },
      '&[data-variant="primary"]': { background: color.orange, borderColor: color.orange, color: color.onOrange },
      '&[data-variant="primary"]:hover': { background: color.orangeStrong, borderColor: color.orangeStrong },
      '&[data-variant="quiet"]': { background: 'transparent', borderColor: 'transparent', color: color.blue },
      '&[data-variant="quiet"]:hover': { textDecoration: 'underline' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.65 },
    },
    '@media': { print: { display: 'none' } },
  },
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

const control = {
  width: '100%',
  minWidth: 0,
  minHeight: TOUCH_TARGET,
  padding: '10px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  font: 'inherit',
} as const;

skin(fieldAnatomy, {
  root: { display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' },
  label: { fontWeight: 600, fontSize: size.small },
  control: {
    ...control,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: 0 },
      '&[aria-invalid="true"]': { borderColor: color.badge.red.text },
      '&:disabled': { opacity: 0.65 },
      'select&': { appearance: 'none', paddingRight: 40, textOverflow: 'ellipsis' },
      'textarea&': { resize: 'vertical' },
    },
  },
  wrap: {
    position: 'relative',
    display: 'block',
    selectors: {
      '& > svg': { position: 'absolute', right: 12, top: '50%', translate: '0 -50%', pointerEvents: 'none' },
      '& > input': { paddingRight: 52 },
      // The field has a calendar of its own, which looks the same everywhere.
      '& > input::-webkit-calendar-picker-indicator': { display: 'none' },
    },
  },
  reveal: {
    position: 'absolute',
    right: 0,
    top: 0,
    width: 44,
    height: '100%',
    border: 0,
    background: 'transparent',
    color: color.quiet,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      '&[aria-pressed="true"]': { color: color.blue },
    },
  },
  hint: { margin: 0, color: color.quiet, fontSize: size.small },
  error: {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    color: color.badge.red.text,
    fontSize: size.small,
    fontWeight: 600,
    selectors: { '& svg': { flexShrink: 0 } },
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: TOUCH_TARGET,
    cursor: 'pointer',
    ...tickBox,
  },
});

skin(dialogAnatomy, {
  backdrop: { position: 'fixed', inset: 0, zIndex: 90, background: color.scrim },
  positioner: {
    position: 'fixed',
    inset: 0,
    zIndex: 91,
    display: 'grid',
    placeItems: 'center',
    padding: 16,
    overflowY: 'auto',
    // What grows while it stands there grows downwards: nothing moves under a finger. Its top is where it would be centred
    // at its highest.
    selectors: {
      '&:has([data-foot])': {
        alignItems: 'start',
        paddingTop: `max(16px, calc((100dvh - ${HIGHEST_DIALOG_PX}px) / 2))`,
      },
    },
    '@media': {
      [media.mobile]: {
        padding: 0,
        placeItems: 'end stretch',
        selectors: { '&:has([data-foot])': { alignItems: 'end', paddingTop: 0 } },
      },
    },
  },
  content: {
    position: 'relative',
    width: '100%',
    maxWidth: 560,
    maxHeight: '100%',
    padding: 'clamp(20px, 4vw, 32px)',
    overflowY: 'auto',
    // A choice that unfolds something stays where it was pressed.
    overflowAnchor: 'none',
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: vars.color.shadow,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.mobile]: {
        maxWidth: 'none',
        maxHeight: '94dvh',
        borderRadius: '14px 14px 0 0',
        // A foot that stays in sight covers no field that has the focus.
        selectors: { '&:has([data-foot])': { height: '94dvh', scrollPaddingBlock: 112 } },
      },
    },
  },
  title: { margin: '0 44px 16px 0', fontFamily: font.heading, fontSize: size.title, fontWeight: 600, lineHeight: 1.25 },
  close: {
    position: 'absolute',
    top: 'clamp(10px, 2.5vw, 22px)',
    right: 'clamp(10px, 2.5vw, 22px)',
    ...iconButton,
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
      '&[data-selected]': { color: color.blue, borderBottomColor: color.blue },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
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
  track: { flex: 1, height: 6, overflow: 'hidden', borderRadius: radius.pill, background: color.control },
  range: { height: '100%', background: color.blue },
  thumb: {
    width: 26,
    height: 26,
    border: `3px solid ${color.blue}`,
    borderRadius: radius.pill,
    background: color.raised,
    cursor: 'grab',
    selectors: { '&:focus-visible, &[data-focus]': focusRing },
  },
});

skin(badgeAnatomy, {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 10px',
    borderRadius: radius.pill,
    fontSize: '0.8125rem',
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

skin(statusAnatomy, {
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    padding: '48px 16px',
    textAlign: 'center',
    color: color.text,
  },
  art: { width: 120, height: 56, fill: color.blue, opacity: 0.28 },
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

skin(calendarAnatomy, {
  positioner: { zIndex: 60 },
  root: {
    width: 'min(352px, calc(100vw - 24px))',
    padding: 12,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 4 },
  title: { fontWeight: 600 },
  turn: {
    display: 'grid',
    placeItems: 'center',
    width: TOUCH_TARGET,
    height: TOUCH_TARGET,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken },
      '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
      '&:focus-visible': focusRing,
      '&:first-child svg': { rotate: '90deg' },
      '&:last-child svg': { rotate: '-90deg' },
    },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    ...figures,
    selectors: {
      '& th': { padding: '6px 0', color: color.quiet, fontSize: size.small, fontWeight: 600 },
      '& td': { padding: 0 },
      '& td > *': {
        display: 'grid',
        placeItems: 'center',
        minHeight: TOUCH_TARGET,
        borderRadius: radius.control,
        cursor: 'pointer',
      },
      '& td > :hover': { background: color.sunken },
      '& td > :focus-visible': { ...focusRing, outlineOffset: -2 },
      '& td > [data-today]': { fontWeight: 700, textDecoration: 'underline' },
      '& td > [data-outside-range]': { visibility: 'hidden' },
      '& td > [data-disabled]': { color: color.quiet, opacity: 0.5, cursor: 'not-allowed' },
      '& td > [data-selected]': { background: color.blue, color: color.onBlue, fontWeight: 700 },
    },
  },
});
