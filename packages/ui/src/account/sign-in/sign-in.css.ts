import { focusRing, layer, media, visuallyHidden } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { accountMenuAnatomy, googleCallbackAnatomy, signInAnatomy } from './sign-in.anatomy.ts';

const { color, radius, size, font } = vars;

skin(googleCallbackAnatomy, { root: { display: 'grid', placeItems: 'center', minHeight: '40vh' } });

skin(signInAnatomy, {
  root: {
    padding: 'clamp(20px, 4vw, 40px)',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    boxShadow: color.shadow,
  },
  title: {
    margin: '0 0 24px',
    fontFamily: font.heading,
    fontSize: size.section,
    fontWeight: 600,
    lineHeight: 1.15,
    selectors: { '&:focus': { outline: 'none' } },
  },
  form: { display: 'grid', gap: 18 },
  pair: {
    display: 'grid',
    gap: 18,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  failure: {
    margin: 0,
    padding: '10px 14px',
    borderRadius: radius.control,
    background: color.badge.red.tint,
    color: color.badge.red.text,
    fontWeight: 600,
  },
  text: { margin: '0 0 24px', color: color.quiet, overflowWrap: 'anywhere' },
  // A long label takes a second line: nowrap would cut it off on a phone.
  actions: { display: 'grid', gap: 12, selectors: { '& > *': { whiteSpace: 'normal' } } },
  divider: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: '18px 0',
    color: color.quiet,
    fontSize: size.small,
    selectors: { '&::before, &::after': { content: '', flex: 1, height: 1, background: color.hairline } },
    // The other way needs scripts.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  note: { margin: '8px 0 0', color: color.quiet, fontSize: size.small },
  footer: { margin: '24px 0 0', color: color.quiet },
});

skin(accountMenuAnatomy, {
  root: { position: 'relative', minWidth: 0 },
  trigger: {
    display: 'flex',
    maxWidth: '100%',
    alignItems: 'center',
    gap: 8,
    minHeight: TOUCH_TARGET,
    padding: '0 8px',
    borderRadius: radius.control,
    border: 0,
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': focusRing },
    '@media': { [media.mobile]: { padding: '0 4px' } },
  },
  avatar: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: radius.pill,
    background: color.primary,
    color: color.onPrimary,
  },
  name: {
    maxWidth: '10em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Beside a page's name there is room for its first letter alone.
    '@media': { [media.mobile]: visuallyHidden },
  },
  content: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + 6px)',
    zIndex: layer(60),
    minWidth: 200,
    padding: 12,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.control,
    background: color.raised,
    boxShadow: color.shadow,
    selectors: {
      '&:not([hidden])': { display: 'grid' },
      '& p': { margin: '0 0 4px', padding: '0 12px', color: color.quiet, fontSize: size.small },
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: TOUCH_TARGET,
        padding: '0 12px',
        color: color.text,
        textDecoration: 'none',
      },
      '& a:hover': { background: color.sunken },
      // Its border replaces the missing one of the link.
      '& button': { justifyContent: 'flex-start', padding: '8px 11px' },
    },
  },
});
