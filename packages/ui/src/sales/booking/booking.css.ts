import { figures, focusRing, layer, media, tickBox } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { bookingDialogAnatomy, bookingPanelAnatomy } from './booking.anatomy.ts';

const { color, radius, size, font } = vars;

const sums = {
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: color.quiet },
  // A browser would break a sum behind its minus.
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end', whiteSpace: 'nowrap', ...figures },
  '& [data-total]': { paddingTop: 10, borderTop: `1px solid ${color.hairline}`, fontSize: size.large },
  '& [data-total] dt': { color: color.text, fontWeight: 600 },
} as const;

const choices = {
  display: 'grid',
  gap: 8,
  padding: 0,
  border: 0,
  minWidth: 0,
  selectors: { '& legend': { marginBottom: 8, padding: 0, fontWeight: 600 } },
} as const;

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '0 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  '@media': tickBox['@media'],
  selectors: {
    ...tickBox.selectors,
    // The whole option has the ring.
    '& input:focus-visible': { outline: 'none' },
    '&:has(:checked)': { borderColor: color.primary, background: color.badge.blue.tint },
    '&:has(:focus-visible)': focusRing,
  },
} as const;

skin(bookingPanelAnatomy, {
  root: {
    display: 'grid',
    // Not as wide as its parts were on a wider screen, before they are laid out again.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 18,
    padding: 24,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    boxShadow: color.shadow,
  },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600 },
  price: {
    margin: 0,
    color: color.quiet,
    ...figures,
    selectors: {
      '& strong': { color: color.text, fontSize: size.section, lineHeight: 1.1 },
      '& em': { display: 'block', fontStyle: 'normal', color: color.badge.orange.text, fontWeight: 600 },
    },
  },
  company: {
    display: 'flex',
    gap: 8,
    margin: 0,
    fontWeight: 600,
    selectors: { '& svg': { flexShrink: 0, marginTop: 2, color: color.badge.blue.text } },
  },
  starts: {
    ...choices,
    margin: 0,
    selectors: { ...choices.selectors, '& small': { display: 'block', color: color.quiet } },
    // On paper the chosen start is a part of the booking, not of the page.
    '@media': { print: { display: 'none' } },
  },
  'own-day': {
    display: 'grid',
    gap: 6,
    fontWeight: 600,
    selectors: {
      '& input': {
        minHeight: TOUCH_TARGET,
        padding: '8px 12px',
        border: `1px solid ${color.control}`,
        borderRadius: radius.control,
        background: color.raised,
        color: color.text,
        font: 'inherit',
        fontWeight: 400,
      },
      '& input:focus-visible': focusRing,
    },
  },
  start: { ...option, padding: '10px 14px' },
  discounts: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: size.small,
    ...figures,
    selectors: {
      '& caption': { paddingBottom: 6, textAlign: 'start', fontWeight: 600 },
      '& th, & td': { padding: '6px 10px', borderTop: `1px solid ${color.hairline}`, fontWeight: 400 },
      '& th': { textAlign: 'start' },
      '& td': { textAlign: 'end' },
      '& [data-current] > *': { background: color.badge.blue.tint, color: color.badge.blue.text, fontWeight: 600 },
    },
  },
  counter: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    selectors: {
      '& legend': { float: 'inline-start', marginInlineEnd: 'auto', padding: 0, fontWeight: 600 },
      '& button': {
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        border: `1px solid ${color.control}`,
        borderRadius: radius.control,
        background: color.raised,
        color: color.text,
        cursor: 'pointer',
      },
      '& button:is(:disabled, [aria-disabled])': { opacity: 0.45, cursor: 'not-allowed' },
      '& button:focus-visible': focusRing,
    },
    // On paper the group is shown, and nothing changes it.
    '@media': { print: { selectors: { '& button': { display: 'none' } } } },
  },
  count: {
    width: 64,
    minHeight: TOUCH_TARGET,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
    alignContent: 'center',
    appearance: 'textfield',
    selectors: { '&::-webkit-inner-spin-button': { display: 'none' }, '&:focus-visible': focusRing },
    '@media': { print: { border: 0, padding: 0, background: 'transparent', textAlign: 'end' } },
  },
  hint: { margin: 0, color: color.quiet, fontSize: size.small },
  totals: { display: 'grid', gap: 8, margin: 0, selectors: sums },
  notes: {
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.quiet,
    fontSize: size.small,
    selectors: {
      '& li': { display: 'flex', gap: 8 },
      '& svg': { flexShrink: 0, marginTop: 1, color: color.badge.green.text },
      '& small': { display: 'block' },
    },
  },
  // On a phone the way to book is always in sight.
  bar: {
    display: 'none',
    '@media': {
      [`screen and ${media.compact}`]: {
        position: 'fixed',
        insetInlineStart: 0,
        insetInlineEnd: 0,
        bottom: 0,
        zIndex: layer(40),
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 12,
        padding: '10px 20px max(10px, env(safe-area-inset-bottom))',
        borderTop: `1px solid ${color.hairline}`,
        background: color.raised,
        selectors: { '& strong': { fontSize: size.title }, '& small': { display: 'block' } },
      },
    },
  },
});

skin(bookingDialogAnatomy, {
  stage: { selectors: { '&:focus': { outline: 'none' } } },
  steps: {
    display: 'flex',
    gap: 8,
    margin: '0 0 16px',
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
  },
  step: {
    flex: 1,
    paddingTop: 8,
    borderTop: `3px solid ${color.hairline}`,
    color: color.quiet,
    fontSize: size.small,
    fontWeight: 600,
    counterIncrement: 'step',
    selectors: {
      '&::before': { content: 'counter(step) ". "' },
      '&[aria-current]': { color: color.primary, borderTopColor: color.primary },
      '&[data-done]': { borderTopColor: color.badge.green.text },
    },
    '@media': {
      [media.forcedColors]: {
        borderTopColor: 'GrayText',
        borderTopStyle: 'dotted',
        selectors: {
          '&[aria-current]': { borderTopColor: 'Highlight', borderTopStyle: 'solid' },
          '&[data-done]': { borderTopColor: 'CanvasText', borderTopStyle: 'solid' },
        },
      },
    },
  },
  summary: {
    display: 'grid',
    gap: 8,
    margin: '0 0 20px',
    padding: 16,
    borderRadius: radius.control,
    background: color.sunken,
    selectors: { ...sums, '& [data-total]:first-child': { border: 0, padding: 0 } },
    // The price stays in sight, whichever end of the step is on the screen.
    '@media': {
      [media.uprightPhone]: {
        selectors: {
          '&[data-foot]': { position: 'sticky', top: 0, bottom: 0, zIndex: 1, boxShadow: `0 0 0 8px ${color.raised}` },
        },
      },
    },
  },
  form: { display: 'grid', gap: 16 },
  departure: { color: color.quiet, selectors: { '& p': { margin: 0 }, '&:empty': { marginTop: -16 } } },
  pair: {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { '(width < 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  failure: { margin: 0, color: color.badge.red.text, fontWeight: 600 },
  text: { margin: '0 0 20px' },
  actions: {
    display: 'flex',
    // Four ways on are wider than the dialog.
    flexWrap: 'wrap',
    gap: 12,
    justifyContent: 'flex-end',
    marginTop: 4,
    '@media': {
      [media.mobile]: {
        flexFlow: 'column-reverse',
        alignItems: 'stretch',
        selectors: {
          '&[data-foot]': { flexDirection: 'row', alignItems: 'center' },
          '&[data-foot] > button': { minWidth: 0, whiteSpace: 'normal' },
        },
      },
      [media.uprightPhone]: {
        selectors: {
          '&[data-foot]': {
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            padding: '12px 0',
            borderTop: `1px solid ${color.hairline}`,
            background: color.raised,
            // Scrolled content does not show below it either, in the dialog's own padding.
            boxShadow: `0 32px 0 ${color.raised}`,
          },
        },
      },
    },
  },
  // Above the form is the whole sum; on a phone it scrolls away.
  cost: {
    display: 'none',
    margin: 0,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    ...figures,
    '@media': { [media.mobile]: { display: 'block' } },
  },
  note: { margin: '-8px 0 20px', color: color.quiet, fontSize: size.small },
  options: { ...choices, margin: '0 0 16px' },
  departures: { ...choices, margin: 0, selectors: { ...choices.selectors, '& p': { margin: 0, color: color.quiet } } },
  option,
  custom: { display: 'grid', gap: 12, padding: '8px 0' },
  success: {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    padding: '24px 0 8px',
    textAlign: 'center',
    selectors: {
      '& > svg': { width: 56, height: 56, color: color.badge.green.text },
      '& h3': { margin: 0, fontFamily: font.heading, fontSize: size.title },
      '& p': { margin: '0 0 8px' },
    },
  },
});
