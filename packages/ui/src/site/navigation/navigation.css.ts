import { globalKeyframes } from '@vanilla-extract/css';
import { chevron, focusRing, iconButton, layer, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { megaMenuAnatomy, menuDrawerAnatomy } from './navigation.anatomy.ts';

const { color, radius, motion, size, font } = vars;

globalKeyframes('trek-menu-in', { from: { translate: '0 -8px' } });
globalKeyframes('trek-drawer-in', { from: { translate: 'var(--trek-drawer-from, 100%) 0' } });

const topItem = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: TOUCH_TARGET,
  padding: '0 9px',
  borderRadius: radius.control,
  color: color.text,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
} as const;

const topStates = {
  '&:hover, &[data-state="open"]': { background: color.sunken, color: color.primary },
  '&:focus-visible': focusRing,
} as const;

/** Room for the items where the screen has little of it. */
const narrowItem = { padding: '0 8px', fontSize: size.small } as const;
const narrow = '(width < 1240px)';

skin(megaMenuAnatomy, {
  root: {
    alignSelf: 'stretch',
    '@media': {
      // A small screen has the drawer, which needs scripts: without them the items themselves are shown.
      [media.compact]: { display: 'none' },
      [`${media.compact} and (scripting: none)`]: { display: 'block' },
    },
  },
  list: {
    display: 'flex',
    alignItems: 'stretch',
    gap: 2,
    height: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.compact]: { flexWrap: 'wrap', height: 'auto', padding: '4px 0' } },
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    selectors: { '&:has([data-layout="narrow"])': { position: 'relative' } },
  },
  trigger: {
    ...topItem,
    selectors: {
      ...topStates,
      '&::after': { ...chevron, fontSize: '0.8em', opacity: 0.7, transition: `rotate ${motion.quick}` },
      '&[data-state="open"]::after': { rotate: '180deg' },
    },
    '@media': { [narrow]: { ...narrowItem, selectors: { '&::after': { display: 'none' } } } },
  },
  link: { ...topItem, selectors: topStates, '@media': { [narrow]: narrowItem } },
  panel: {
    position: 'absolute',
    top: '100%',
    zIndex: layer(60),
    borderBottom: `1px solid ${color.hairline}`,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    selectors: {
      '&:focus': { outline: 'none' },
      '&[data-layout="wide"]': {
        insetInlineStart: 0,
        insetInlineEnd: 0,
        maxHeight: 'calc(100dvh - 72px)',
        overflowY: 'auto',
      },
      '&[data-layout="narrow"]': {
        insetInlineStart: 0,
        minWidth: 260,
        padding: 8,
        border: `1px solid ${color.hairline}`,
        borderRadius: `0 0 ${radius.control} ${radius.control}`,
      },
      '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    },
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `trek-menu-in ${motion.quick}` } },
  },
  columns: {
    display: 'grid',
    maxWidth: 1240,
    minHeight: 300,
    margin: '0 auto',
    padding: '20px 20px 28px',
    selectors: {
      '&[data-has-groups]': { gridTemplateColumns: '300px minmax(0, 1fr)', gap: 32 },
      '&[data-has-groups] > :first-child': { paddingInlineEnd: 20, borderInlineEnd: `1px solid ${color.hairline}` },
    },
  },
  group: {
    alignSelf: 'start',
    minWidth: 0,
    selectors: {
      '& p': { margin: '10px 12px', color: color.quiet },
      '[data-part="columns"] > &:last-child > ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
        columnGap: 16,
      },
    },
  },
  'group-link': {
    ...topItem,
    display: 'flex',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      '&[data-selected]': { background: color.sunken, color: color.primary, fontWeight: 600 },
      '&::first-letter': { textTransform: 'uppercase' },
    },
  },
  trek: {
    ...topItem,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    whiteSpace: 'normal',
    lineHeight: 1.3,
    selectors: {
      '&:hover': { background: color.sunken, color: color.primary },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    },
  },
  facts: { flexShrink: 0, color: color.quiet, fontSize: size.small, fontWeight: 400 },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    marginTop: 8,
    padding: '0 12px',
    color: color.primary,
    fontWeight: 600,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -3 } },
  },
  status: { display: 'grid', placeContent: 'center', justifyItems: 'center', minHeight: 300, padding: 20 },
});

skin(menuDrawerAnatomy, {
  root: { '@media': { [media.desktop]: { display: 'none' }, '(scripting: none)': { display: 'none' } } },
  trigger: iconButton,
  backdrop: { position: 'fixed', inset: 0, zIndex: layer(90), background: color.scrim },
  panel: {
    position: 'fixed',
    insetBlock: 0,
    insetInline: 'auto 0',
    zIndex: layer(91),
    width: 'min(100%, 400px)',
    padding: '0 20px 32px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.page,
    color: color.text,
    outline: 0,
    selectors: { '&:dir(rtl)': { vars: { '--trek-drawer-from': '-100%' } } },
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `trek-drawer-in ${motion.calm}` } },
  },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 72,
    background: color.page,
  },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600 },
  'close-trigger': iconButton,
  section: { borderTop: `1px solid ${color.hairline}` },
  heading: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      '& svg': { transition: `rotate ${motion.quick}` },
      '[open] > & svg': { rotate: '180deg' },
    },
  },
  links: { margin: 0, padding: '0 0 12px', listStyle: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    color: color.text,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      '&:hover': { color: color.primary },
      [`${menuDrawerAnatomy.selector('panel')} > &`]: {
        minHeight: 52,
        borderTop: `1px solid ${color.hairline}`,
        fontWeight: 600,
      },
      [`${menuDrawerAnatomy.selector('section')} &`]: {
        paddingInlineStart: 14,
        borderInlineStart: `2px solid ${color.hairline}`,
      },
    },
  },
});
