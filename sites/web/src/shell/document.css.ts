import { darkTheme, focusRing, media, vars, visuallyHidden } from '@trek/ui/internal/theme/css';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { FAR_PARTS } from './far-parts.ts';
import { FOOT_ROOM } from './foot-room.ts';
import { resetLayer } from './layers.css.ts';

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: style } } as Parameters<typeof globalStyle>[1]);

/** Distance from the top of the first line below the header, before the page is scrolled. */
const BELOW_HEADER_PX = 80;
/** Room for the bar at a phone's foot, and for the button of the chat. */
const ABOVE_BAR_PX = 88;
/** A dialog's title and its way out. */
const DIALOG_HEAD_PX = 72;
/** Height of a toast of three lines. */
const TOAST_PX = 120;
/** A screen on which toasts take the full width. */
const PHONE = '(width <= 480px)';

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  colorScheme: 'light',
  scrollPaddingTop: BELOW_HEADER_PX,
  WebkitTextSizeAdjust: '100%',
  // The browser scrolls a focused element out from under the chat button and the booking bar.
  '@media': {
    [media.compact]: { scrollPaddingBottom: FOOT_ROOM },
    screen: { vars: { [FAR_PARTS]: 'auto' } },
  },
});
rule('body', {
  margin: 0,
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.base,
  lineHeight: 1.6,
});
rule('h1, h2, h3', { textWrap: 'balance' });
rule('p', { textWrap: 'pretty' });
rule('a', { color: vars.color.primary });
rule('a:focus-visible, button:focus-visible, summary:focus-visible', focusRing);
rule('img, svg', { verticalAlign: 'middle' });
// The footer starts below the first screen, so shorter placeholders don't move anything visible.
rule('main', { display: 'block', '@media': { screen: { minHeight: '100vh' } } });
rule('main:focus', { outline: 'none' });
rule('[data-page-loading]', { display: 'grid', placeItems: 'center', minHeight: '80vh' });
globalStyle('.dark', darkTheme);
rule('[data-language-note]', {
  maxWidth: 1240,
  margin: '0 auto',
  padding: '8px 20px',
  color: vars.color.quiet,
  fontSize: vars.size.small,
});
rule('[data-visually-hidden], [data-skip-link]', visuallyHidden);
globalStyle('[data-skip-link]:focus', {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 120,
  width: 'auto',
  height: 'auto',
  padding: '12px 20px',
  clipPath: 'none',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
});

globalStyle('[data-no-script]', {
  margin: 0,
  padding: '10px 20px',
  background: vars.color.badge.yellow.tint,
  color: vars.color.badge.yellow.text,
  fontSize: vars.size.small,
  textAlign: 'center',
});
globalStyle('[data-no-script] a', { color: 'inherit' });

// Such a button can't submit a form: without scripts it would do nothing.
globalStyle('button[type="button"]', { '@media': { '(scripting: none)': { display: 'none' } } });

// Content that needs scripts; its replacement without scripts comes first.
globalStyle('[data-with-scripts]', {
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

globalStyle('[data-theme-switch]', {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
});
globalStyle('.dark [data-theme-switch] svg:first-child, :root:not(.dark) [data-theme-switch] svg:last-child', {
  display: 'none',
});

// Until the chat's code runs, the boot script decides which of its parts show.
globalStyle(
  '[data-timed-by-boot]:not([data-shown]), [data-timed-by-boot]:not([data-shown="hint"]) [data-part="hint-text"]',
  { display: 'none' },
);

// The chat button sits above the booking bar.
globalStyle(':root[data-trek-foot~="booking"]', {
  '@media': { [media.compact]: { vars: { '--trek-foot-bar': '66px' } } },
});

// On a page that is a form, the chat button is at the page's foot: never over a field or the button that sends it.
globalStyle('#root', { '@media': { [media.compact]: { position: 'relative' } } });
globalStyle('[data-scope="chat"][data-on-form]', {
  '@media': { [media.compact]: { position: 'absolute' } },
});

// The library's own sheet loads later and sets the same with lower specificity.
globalStyle('html:root', {
  vars: {
    '--toastify-color-light': vars.color.raised,
    '--toastify-text-color-light': vars.color.text,
    '--toastify-color-info': vars.color.primary,
    '--toastify-color-success': vars.color.badge.green.text,
    '--toastify-color-error': vars.color.badge.red.text,
    '--toastify-font-family': vars.font.body,
    '--toastify-z-index': '110',
    '--toastify-toast-top': `calc(${BELOW_HEADER_PX}px + env(safe-area-inset-top))`,
    '--toastify-toast-bd-radius': vars.radius.control,
  },
});
// On a phone, toasts are cards above the bar at its foot. A dialog has its buttons there: then they are below the dialog's
// head, which is at the top of the screen at its highest, and on a low screen at its foot, below the first button.
globalStyle('html .Toastify__toast-container', {
  '@media': {
    [PHONE]: {
      top: 'auto',
      bottom: `calc(${ABOVE_BAR_PX}px + var(--trek-compare-bar, 0px) + env(safe-area-inset-bottom))`,
      padding: '0 12px',
    },
  },
});
// Nothing that takes the focus stays below one, and the page's end can be scrolled out from under it.
const UP_TO_TOAST = `calc(${ABOVE_BAR_PX + TOAST_PX}px + var(--trek-compare-bar, 0px))`;
globalStyle('html:root[data-trek-foot~="toast"]', { '@media': { [PHONE]: { scrollPaddingBottom: UP_TO_TOAST } } });
globalStyle('html:root[data-trek-foot~="toast"] body', { '@media': { [PHONE]: { paddingBottom: UP_TO_TOAST } } });
globalStyle('html[data-trek-foot~="dialog"] .Toastify__toast-container', {
  '@media': {
    [PHONE]: { top: `calc(6dvh + ${DIALOG_HEAD_PX}px)`, bottom: 'auto' },
    [`${PHONE} and (height < 600px)`]: { top: 'auto', bottom: 8 },
  },
});
globalStyle('html .Toastify__toast', {
  '@media': { [PHONE]: { marginBottom: 8, borderRadius: 'var(--toastify-toast-bd-radius)' } },
});
globalStyle('.Toastify__toast p', { margin: 0 });
globalStyle('html .Toastify__close-button', { color: vars.color.text, opacity: 0.7 });
globalStyle('[data-plain-notice]', {
  position: 'fixed',
  top: 'var(--toastify-toast-top)',
  right: 12,
  zIndex: 110,
  display: 'grid',
  justifyItems: 'start',
  maxWidth: 'min(360px, calc(100vw - 24px))',
  padding: '12px 16px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
});
globalStyle('[data-toast-action]', {
  minHeight: 36,
  marginTop: 6,
  padding: '4px 14px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});

// Fallback fonts with the metrics of the web fonts, so that almost nothing moves when those load: size-adjust is the
// ratio of the widths of a paragraph in both fonts, measured in a browser; ascent and descent are the web font's,
// divided by it.
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  sizeAdjust: '100.4%',
  ascentOverride: '94.6%',
  descentOverride: '24.9%',
  lineGapOverride: '0%',
});
globalFontFace('Fraunces Fallback', {
  src: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
  fontWeight: 600,
  sizeAdjust: '111.7%',
  ascentOverride: '87.6%',
  descentOverride: '22.8%',
  lineGapOverride: '0%',
});

// Navigation makes no sense on paper.
globalStyle('#root > :not(main)', { '@media': { print: { display: 'none' } } });
