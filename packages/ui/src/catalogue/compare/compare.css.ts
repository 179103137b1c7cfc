import { globalStyle } from '@vanilla-extract/css';
import { trekLayer } from '../../core/theme/layer.css.ts';
import {
  chosenInForcedColors,
  drawingInForcedColors,
  figures,
  focusRing,
  layer,
  media,
} from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { units } from '../../core/theme/units.ts';
import { compareAnatomy, comparisonAnatomy } from './compare.anatomy.ts';

const { color, radius, size, font } = vars;

// Other parts at the screen's foot go above the bar by this height.
globalStyle(':root[data-trek-foot~="compare"]', {
  '@layer': {
    [trekLayer]: {
      vars: { '--trek-compare-bar': '72px' },
      '@media': { print: { vars: { '--trek-compare-bar': '0px' } } },
    },
  },
});

skin(compareAnatomy, {
  toggle: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 36,
    padding: '4px 12px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.pill,
    background: color.raised,
    color: color.text,
    font: 'inherit',
    fontSize: size.small,
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&[aria-pressed="true"]': { background: color.primary, borderColor: color.primary, color: color.onPrimary },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(pointer: coarse)': { minHeight: TOUCH_TARGET },
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': chosenInForcedColors } },
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
    },
  },
  bar: {
    position: 'fixed',
    // Beside the chat's button, and above a bar of the host's at the screen's foot.
    insetInlineEnd: 88,
    bottom: 'calc(16px + var(--trek-foot-bar, 0px) + env(safe-area-inset-bottom, 0px))',
    zIndex: layer(65),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    maxWidth: 'calc(100vw - 104px)',
    padding: '10px 16px',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    '@media': { print: { display: 'none' } },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // One line on a phone: the page below is what it is for. The cards show which treks are chosen.
    '@media': { [media.mobile]: { display: 'none' } },
  },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    paddingInlineStart: 12,
    borderRadius: radius.pill,
    background: color.sunken,
    fontSize: size.small,
    fontWeight: 600,
  },
  remove: {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    border: 0,
    borderRadius: radius.pill,
    background: 'transparent',
    color: color.quiet,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text }, '&:focus-visible': focusRing },
    '@media': { '(pointer: coarse)': { width: TOUCH_TARGET, height: TOUCH_TARGET } },
  },
  notice: {
    margin: 0,
    color: color.quiet,
    fontSize: size.small,
    selectors: { '&:empty': { display: 'contents' } },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    marginInlineStart: 'auto',
    padding: '4px 18px',
    borderRadius: radius.control,
    background: color.primary,
    color: color.onPrimary,
    fontWeight: 600,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
  clear: {
    minHeight: TOUCH_TARGET,
    padding: '4px 10px',
    border: 0,
    background: 'transparent',
    color: color.primary,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  },
});

const cell = {
  padding: '12px 14px',
  borderTop: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

/** The lines of the three treks: other colors, and other dashes for eyes and printers without colors. */
const lines = {
  '& [data-line="1"] svg, & [data-line="1"]:not(li)': { color: color.primary },
  '& [data-line="2"] svg, & [data-line="2"]:not(li)': { color: color.accent },
  '& [data-kind="night"]': { fill: 'currentColor' },
  '& [data-kind="line"]': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-line="2"][data-kind="line"], & [data-line="2"] [data-kind="line"]': { strokeDasharray: '9 5' },
  '& [data-line="3"][data-kind="line"], & [data-line="3"] [data-kind="line"]': { strokeDasharray: '2 5' },
} as const;

skin(comparisonAnatomy, {
  root: { display: 'grid', gap: 24, minWidth: 0 },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.page, fontWeight: 600, lineHeight: 1.15 },
  notes: { color: color.quiet, selectors: { '& p': { margin: '0 0 4px' } } },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    ...figures,
    selectors: {
      '& th, & td': { ...cell, overflowWrap: 'anywhere' },
      '& thead th': { borderTop: 0 },
      '& thead th:first-child': { color: color.quiet, fontWeight: 600, verticalAlign: 'bottom' },
    },
    '@media': {
      // Each fact's name gets a line of its own: three columns are all that fits.
      [`screen and ${media.mobile}`]: {
        selectors: {
          '& tr': { display: 'flex', flexWrap: 'wrap' },
          '& th, & td': { paddingInline: 6 },
          '& thead th:first-child': { display: 'none' },
          '& th[scope="row"]': { flex: '1 0 100%', paddingBottom: 0 },
          '& td, & thead th': { flex: '1 1 0', minWidth: 0, fontSize: size.small },
          '& td': { borderTop: 0 },
        },
      },
      print: { selectors: { '& th, & td': { padding: '5px 8px', fontSize: size.small } } },
    },
  },
  trek: {
    selectors: {
      '& img': {
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        marginBottom: 10,
        borderRadius: radius.control,
      },
      '& a': { display: 'block', color: color.text, fontFamily: font.heading, fontWeight: 600, lineHeight: 1.25 },
      '& a:focus-visible': focusRing,
      // As specific as the title above it.
      [`& a${comparisonAnatomy.selector('remove')}`]: {
        marginTop: 4,
        paddingBlock: 8,
        color: color.primary,
        fontFamily: 'inherit',
        fontSize: size.small,
      },
    },
    '@media': { print: { selectors: { [`& a${comparisonAnatomy.selector('remove')}`]: { display: 'none' } } } },
  },
  row: {
    selectors: {
      '& th': { color: color.quiet, fontSize: size.small, fontWeight: 600 },
      '&[data-differs] td': { fontWeight: 600 },
    },
  },
  mark: { color: color.quiet, fontWeight: 700 },
  profiles: {
    margin: 0,
    minWidth: 0,
    breakInside: 'avoid',
    selectors: {
      '& figcaption > :first-child': { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600 },
      '& ul': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 20px',
        margin: '8px 0 12px',
        padding: 0,
        listStyle: 'none',
      },
      ...lines,
    },
    '@media': { [media.forcedColors]: drawingInForcedColors },
  },
  legend: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    fontSize: size.small,
    fontWeight: 600,
    color: color.text,
    selectors: { '& > svg': { width: 40, height: 12, overflow: 'visible' } },
  },
  chart: {
    position: 'relative',
    height: 'clamp(220px, 34vw, 340px)',
    // The levels' room, and the days'.
    marginInline: `${units('4rem')} 8px`,
    marginBlock: '12px 40px',
    selectors: {
      '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
      '& [data-kind="level"]': { stroke: color.hairline, vectorEffect: 'non-scaling-stroke' },
    },
  },
  scale: { fill: color.quiet, fontSize: units('0.8rem'), ...figures },
});
