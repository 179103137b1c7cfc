import { drawingInForcedColors, figures, focusRing, media, tableCells } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { units } from '../../core/theme/units.ts';
import { CHART_HEADROOM } from './chart-headroom.ts';
import { elevationProfileAnatomy, routeMapAnatomy } from './route.anatomy.ts';

const { color, radius, size, font } = vars;

const figure = { margin: 0, minWidth: 0, '@media': { [media.forcedColors]: drawingInForcedColors } } as const;
const title = {
  marginBottom: 16,
  selectors: {
    '& > :first-child': {
      margin: 0,
      fontFamily: font.heading,
      fontSize: size.title,
      fontWeight: 600,
      lineHeight: 1.2,
    },
    '& p': { margin: '2px 0 0', color: color.quiet, ...figures },
  },
} as const;
const drawing = { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' } as const;
/** Beside the chart, for the levels: over it, the line would cross them. */
const GUTTER = units('3.5rem');
const CHART_HEIGHT = 'clamp(200px, 34vw, 300px)';
const plot = { ...drawing, inset: `0 auto 0 ${GUTTER}`, width: `calc(100% - ${GUTTER})` } as const;
/** A text on a drawing: its outline keeps it readable over the lines. */
const label = {
  fill: color.text,
  stroke: color.raised,
  strokeWidth: 6,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: size.small,
} as const;
/** The upright line at the chosen night ends below its label. */
const thumb = {
  width: 2,
  height: CHART_HEIGHT,
  background: color.text,
  clipPath: `inset(${CHART_HEADROOM}% 0 0)`,
} as const;
const dot = { fill: color.primary, stroke: color.raised, strokeWidth: 2 } as const;

/** A table to be opened. */
const table = {
  // The days give the same numbers.
  '@media': { print: { display: 'none' } },
  marginTop: 12,
  overflowX: 'auto',
  selectors: {
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: TOUCH_TARGET,
      color: color.primary,
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& summary:focus-visible': focusRing,
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: size.small, ...figures },
    '& th, & td': { ...tableCells, borderBottom: `1px solid ${color.hairline}` },
    '& [data-marked] td': { color: color.badge.orange.text, fontWeight: 600 },
  },
} as const;

skin(elevationProfileAnatomy, {
  root: figure,
  title,
  chart: {
    position: 'relative',
    height: CHART_HEIGHT,
    marginBottom: 34,
    background: color.sunken,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
  },
  drawing: {
    ...plot,
    selectors: {
      '& path': { vectorEffect: 'non-scaling-stroke', fill: 'none' },
      '& [data-kind="level"]': { stroke: color.hairline },
      '& [data-kind="area"]': { fill: color.primary, fillOpacity: 0.14 },
      '& [data-kind="line"]': { stroke: color.primary, strokeWidth: 2.5, strokeLinejoin: 'round' },
    },
  },
  marks: plot,
  level: { fill: color.quiet, fontSize: units('0.75rem'), ...figures },
  night: {
    ...dot,
    selectors: { '&[data-marked]': { fill: color.accent }, '&[data-active]': { stroke: color.text, strokeWidth: 3 } },
  },
  'night-label': { ...label, stroke: color.sunken, ...figures },
  axis: {
    position: 'absolute',
    top: '100%',
    right: 0,
    left: GUTTER,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingTop: 6,
    color: color.quiet,
    fontSize: units('0.75rem'),
    textAlign: 'center',
    ...figures,
  },
  'axis-day': {
    '@media': { [media.mobile]: { selectors: { '[data-many] > &:nth-child(even)': { visibility: 'hidden' } } } },
  },
  picker: {
    // From the middle of the first night to the middle of the last.
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc(${GUTTER} + (100% - ${GUTTER}) / var(--nights) / 2 - 1px) calc((100% - ${GUTTER}) / var(--nights) / 2 - 1px)`,
    width: 'auto',
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'transparent',
    cursor: 'crosshair',
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
      '&::-webkit-slider-runnable-track': { height: '100%' },
      '&::-moz-range-thumb': { ...thumb, border: 0, borderRadius: 0 },
      '&[data-idle]::-webkit-slider-thumb': { background: 'transparent' },
      '&[data-idle]::-moz-range-thumb': { background: 'transparent' },
      '&:focus-visible': focusRing,
    },
    '@media': { print: { display: 'none' } },
  },
  current: {
    minHeight: '1.5em',
    margin: '0 0 16px',
    fontSize: size.small,
    ...figures,
    '@media': { print: { display: 'none' } },
  },
  summary: { margin: '0 0 16px', fontWeight: 600, ...figures },
  reading: {
    padding: '16px 20px',
    borderInlineStart: `3px solid ${color.badge.green.text}`,
    borderRadius: radius.control,
    background: color.sunken,
    selectors: {
      '&[data-verdict="marked"]': { borderInlineStartColor: color.accent },
      '&[data-verdict="low"]': { borderInlineStartColor: color.primary },
      '& > :first-child': { margin: '0 0 4px', fontSize: size.base, fontWeight: 700 },
      '& h4': { margin: '0 0 4px', fontSize: size.base },
      '& p, & ul': { margin: '0 0 8px' },
      '& li + li': { marginTop: 4 },
      '& ul': { paddingInlineStart: 20 },
      '& small': { display: 'block', color: color.quiet, fontSize: size.small },
    },
  },
  table,
});

skin(routeMapAnatomy, {
  root: figure,
  title,
  drawing: {
    position: 'relative',
    maxWidth: 640,
    '@media': { print: { maxWidth: 360 } },
    overflow: 'hidden',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.sunken,
    // Two fingers are the map's, one finger is the page's.
    touchAction: 'pan-x pan-y',
    selectors: { '&:focus-visible': focusRing },
  },
  lines: {
    display: 'block',
    width: '100%',
    height: 'auto',
    selectors: {
      '& path': {
        vectorEffect: 'non-scaling-stroke',
        fill: 'none',
        stroke: color.accent,
        strokeWidth: 2.5,
        strokeLinecap: 'round',
      },
      '& [data-way="drive"], & [data-way="boat"]': { stroke: color.quiet, strokeDasharray: '6 5' },
      '& [data-way="flight"], & [data-way="helicopter"]': { stroke: color.quiet, strokeDasharray: '1 6' },
      '& [data-active]': { strokeWidth: 5 },
    },
  },
  marks: drawing,
  stop: {
    ...dot,
    cursor: 'pointer',
    selectors: {
      '&[data-kind="high"]': { fill: color.accent },
      '&[data-active]': { stroke: color.text },
      '& text': { fill: color.onPrimary, stroke: 'none', fontSize: units('0.6875rem'), ...figures },
    },
  },
  far: { ...label, fill: color.quiet, stroke: color.sunken },
  north: {
    fontSize: units('0.75rem'),
    selectors: { '& path': { fill: 'none', stroke: color.text, strokeWidth: 2 }, '& text': { fill: color.text } },
  },
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    marginTop: 8,
    '@media': { print: { display: 'none' } },
  },
  'stop-label': label,
  scale: {
    ...figures,
    fontSize: units('0.75rem'),
    selectors: { '& line': { stroke: color.text, strokeWidth: 2 }, '& text': { fill: color.text } },
  },
  note: { margin: '8px 0 0', color: color.quiet, fontSize: size.small },
  table: { ...table, maxWidth: 640 },
});
