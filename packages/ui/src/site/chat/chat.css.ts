import { globalKeyframes } from '@vanilla-extract/css';
import { focusRing, iconButton, layer, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { chatAnatomy } from './chat.anatomy.ts';

const { color, radius, motion, size, font } = vars;

globalKeyframes('trek-chat-in', { from: { translate: '0 12px' } });

const appears = { '(prefers-reduced-motion: no-preference)': { animation: `trek-chat-in ${motion.calm}` } };

skin(chatAnatomy, {
  root: {
    position: 'fixed',
    insetInlineEnd: 16,
    // A host with a bar at the screen's foot gives its height: the button is above it.
    bottom: 'calc(16px + var(--trek-foot-bar, 0px) + env(safe-area-inset-bottom, 0px))',
    zIndex: layer(70),
    display: 'grid',
    justifyItems: 'end',
    gap: 12,
    // The box around the parts is no obstacle; the parts themselves are.
    pointerEvents: 'none',
    selectors: { '& > *': { pointerEvents: 'auto' } },
    '@media': {
      // Covers no field and no button of a form in use. It can still be reached by keyboard, and then shows again.
      [media.compact]: {
        selectors: { '&[data-state="closed"][data-yields] > *': { opacity: 0, pointerEvents: 'none' } },
      },
      print: { display: 'none' },
    },
  },
  launcher: {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    border: `1px solid ${color.raised}`,
    borderRadius: radius.pill,
    background: color.primary,
    color: color.onPrimary,
    fontSize: size.title,
    boxShadow: color.shadow,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    // Button and hint are there at once: to move them in would cost a phone more than all styling of a page of text.
    '@media': { [media.mobile]: { width: 48, height: 48 } },
  },
  'hint-text': {
    position: 'absolute',
    insetInlineEnd: 68,
    bottom: 'calc(8px + var(--trek-compare-bar, 0px))',
    margin: 0,
    padding: '8px 14px',
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    boxShadow: color.shadow,
    '@media': { [media.mobile]: { insetInlineEnd: 58, bottom: 'calc(2px + var(--trek-compare-bar, 0px))' } },
  },
  panel: {
    position: 'relative',
    width: 'min(340px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 180px)',
    padding: 20,
    overflowY: 'auto',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    '@media': appears,
  },
  title: {
    marginBlock: '0 8px',
    marginInline: '0 44px',
    fontFamily: font.heading,
    fontSize: size.title,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  close: {
    position: 'absolute',
    top: 8,
    insetInlineEnd: 8,
    ...iconButton,
  },
  text: { margin: '0 0 12px', color: color.quiet, fontSize: size.small },
  contacts: { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  contact: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: 12,
    padding: 10,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.control,
    color: color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.primary }, '&:focus-visible': focusRing },
  },
  avatar: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.pill,
    background: color.badge.green.tint,
    color: color.badge.green.text,
    fontFamily: font.heading,
    fontWeight: 600,
  },
  name: { fontWeight: 600, lineHeight: 1.4 },
  role: { color: color.quiet, fontSize: size.small },
});
