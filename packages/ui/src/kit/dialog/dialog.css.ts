import { iconButton, layer, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { dialogAnatomy } from '../kit.anatomy.ts';

const { color, radius, size, font } = vars;

/** Between a dialog and a phone's edges. */
const PHONE_MARGIN_PX = 8;
const PHONE_FOOT = `${PHONE_MARGIN_PX}px + env(safe-area-inset-bottom, 0px)`;
const PHONE_HEIGHT = `calc(94dvh - (${PHONE_FOOT}))`;

/** The payment with an amount of one's own, on a desktop. */
const HIGHEST_DIALOG_PX = 868;

skin(dialogAnatomy, {
  backdrop: { position: 'fixed', inset: 0, zIndex: layer(90), background: color.scrim },
  positioner: {
    position: 'fixed',
    inset: 0,
    zIndex: layer(91),
    display: 'grid',
    placeItems: 'center',
    padding: 16,
    overflowY: 'auto',
    // It grows downwards while it is open: nothing moves under a finger. Its top is where it would be centered at its
    // highest.
    selectors: {
      '&:has([data-foot])': {
        alignItems: 'start',
        paddingTop: `max(16px, calc((100dvh - ${HIGHEST_DIALOG_PX}px) / 2))`,
      },
    },
    '@media': {
      [media.mobile]: {
        padding: `0 ${PHONE_MARGIN_PX}px calc(${PHONE_FOOT})`,
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
    boxShadow: color.shadow,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.mobile]: {
        maxWidth: 'none',
        maxHeight: PHONE_HEIGHT,
        selectors: { '&:has([data-foot])': { height: PHONE_HEIGHT } },
      },
      // A foot that stays in sight covers no field that has the focus.
      [media.uprightPhone]: { selectors: { '&:has([data-foot])': { scrollPaddingBlock: 112 } } },
      // It has the page's own background there.
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  title: {
    marginBlock: '0 16px',
    marginInline: '0 44px',
    fontFamily: font.heading,
    fontSize: size.title,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  description: { margin: '0 0 16px', selectors: { '& p': { margin: '0 0 16px' } } },
  'close-trigger': {
    position: 'absolute',
    top: 'clamp(10px, 2.5vw, 22px)',
    insetInlineEnd: 'clamp(10px, 2.5vw, 22px)',
    ...iconButton,
  },
});
