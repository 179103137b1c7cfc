import { figures, focusRing, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { units } from '../../core/theme/units.ts';
import { elevationProfileAnatomy, routeMapAnatomy } from './walk.anatomy.ts';

const { color, radius, size, font } = vars;

const figure = { margin: 0, minWidth: 0 } as const;
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
const dot = { fill: color.primary, stroke: color.raised, strokeWidth: 2 } as const;

skin(elevationProfileAnatomy, {
  root: figure,
  title,
  chart: {
    position: 'relative',
    height: 'clamp(200px, 34vw, 300px)',
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
  night: { ...dot, selectors: { '&[data-marked]': { fill: color.accent } } },
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
  table: {
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
      '& th, & td': {
        paddingBlock: 8,
        paddingInline: '0 12px',
        borderBottom: `1px solid ${color.hairline}`,
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& [data-marked] td': { color: color.badge.orange.text, fontWeight: 600 },
    },
  },
});

skin(routeMapAnatomy, {
  root: figure,
  title,
  map: {
    position: 'relative',
    maxWidth: 640,
    overflow: 'hidden',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: `repeating-radial-gradient(ellipse at 70% 20%, transparent 0 26px, ${color.hairline} 26px 27px), ${color.sunken}`,
  },
  drawing: {
    display: 'block',
    width: '100%',
    height: 'auto',
    selectors: {
      '& path': {
        vectorEffect: 'non-scaling-stroke',
        fill: 'none',
        stroke: color.accent,
        strokeWidth: 2.5,
        strokeDasharray: '6 4',
        strokeLinejoin: 'round',
      },
    },
  },
  marks: drawing,
  stop: dot,
  'stop-label': label,
  scale: {
    ...figures,
    fontSize: units('0.75rem'),
    selectors: { '& line': { stroke: color.text, strokeWidth: 2 }, '& text': { fill: color.text } },
  },
  note: { margin: '8px 0 0', color: color.quiet, fontSize: size.small },
});
