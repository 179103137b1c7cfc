import { chosenInForcedColors, FAR_PART, figures, focusRing, layer, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { listingAnatomy } from './listing.anatomy.ts';

const { color, radius, size, font } = vars;

skin(listingAnatomy, {
  root: { display: 'grid', gap: 24 },
  title: {
    margin: 0,
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.15,
    // In a page that has a title of its own, it is no larger than that.
    selectors: { '&:not(h1)': { fontSize: size.title } },
  },
  layout: {
    display: 'grid',
    gap: 32,
    minWidth: 0,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'clamp(220px, 26%, 264px) minmax(0, 1fr)' } },
  },
  filters: {
    selectors: {
      '& form': { display: 'grid', gap: 18 },
      // The foot that stays in sight covers nothing that has the focus.
      '& :is(input, select, [role="slider"])': { scrollMarginBottom: 132 },
    },
    '@media': {
      [`${media.mobile} and (scripting: enabled)`]: {
        position: 'fixed',
        inset: 0,
        zIndex: layer(80),
        padding: '16px 16px 0',
        overflowY: 'auto',
        background: color.page,
        selectors: { '&[data-state="closed"]': { display: 'none' } },
      },
      // There is no drawer to put it into: first the treks.
      [`${media.mobile} and (scripting: none)`]: { order: 1 },
    },
  },
  'filters-title': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: '0 0 12px',
    fontFamily: font.heading,
    fontSize: size.title,
    fontWeight: 600,
    '@media': {
      [media.tablet]: { selectors: { '& button': { display: 'none' } } },
      '(scripting: none)': { selectors: { '& button': { display: 'none' } } },
    },
  },
  'filter-actions': {
    display: 'grid',
    gap: 4,
    // The filters are longer than most screens.
    position: 'sticky',
    bottom: 0,
    padding: '12px 0 16px',
    background: color.page,
    borderTop: `1px solid ${color.hairline}`,
    // It would take a third of a phone on its side.
    '@media': { '(height < 480px)': { position: 'static' } },
  },
  found: { position: 'relative', minWidth: 0, selectors: { '&:focus': { outline: 'none' } } },
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 20,
  },
  count: {
    margin: 0,
    minHeight: '1.6em',
    color: color.quiet,
    fontWeight: 600,
    ...figures,
    // A row of its own from the start, so that what is below it stays where it is when the number comes.
    '@media': { [media.mobile]: { flexBasis: '100%' } },
  },
  // Its own row below count and tools, and the last thing before the cards.
  'order-note': { margin: '0 0 20px', color: color.quiet, fontSize: size.small },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 10,
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  'drawer-trigger': { '@media': { [media.tablet]: { display: 'none' } } },
  chips: { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 20px', padding: 0, listStyle: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    paddingBlock: 4,
    paddingInline: '14px 10px',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.pill,
    background: color.badge.blue.tint,
    color: color.badge.blue.text,
    font: 'inherit',
    fontSize: size.small,
    fontWeight: 600,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: color.primary }, '&:focus-visible': focusRing },
    '@media': { '(pointer: coarse)': { minHeight: TOUCH_TARGET } },
  },
  'did-you-mean': { width: '100%' },
  'filter-suggestions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
  'view-toggle': {
    minHeight: TOUCH_TARGET,
    padding: '8px 16px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: color.primary, borderColor: color.primary, color: color.onPrimary },
      '&:focus-visible': focusRing,
    },
    '@media': {
      [media.mobile]: { display: 'none' },
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': chosenInForcedColors } },
    },
  },
  results: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))' },
    },
    selectors: {
      // Cards far below are laid out, and load their pictures, when they come near.
      '& > *': { contentVisibility: FAR_PART, containIntrinsicBlockSize: 'auto 400px' },
      '&[data-view="list"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  skeleton: { aspectRatio: '3 / 4', borderRadius: radius.card, background: color.sunken },
  pagination: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    marginTop: 32,
  },
  'page-link': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    borderRadius: radius.control,
    color: color.primary,
    fontWeight: 600,
    textDecoration: 'none',
    ...figures,
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-current="page"]': { background: color.primary, color: color.onPrimary },
      '&:focus-visible': focusRing,
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current="page"]': chosenInForcedColors } } },
  },
});
