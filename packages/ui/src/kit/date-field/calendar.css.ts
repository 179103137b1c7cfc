import { chosenInForcedColors, figures, focusRing, iconButton, layer, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { calendarAnatomy } from '../kit.anatomy.ts';

const { color, radius, size } = vars;

skin(calendarAnatomy, {
  positioner: { zIndex: layer(60) },
  root: {
    width: 'min(352px, calc(100vw - 24px))',
    padding: 12,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 4 },
  title: { fontWeight: 600 },
  arrow: {
    ...iconButton,
    color: color.text,
    selectors: { ...iconButton.selectors, '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    ...figures,
    selectors: {
      '& th': { padding: '6px 0', color: color.quiet, fontSize: size.small, fontWeight: 600 },
      '& td': { padding: 0 },
      '& td > *': {
        display: 'grid',
        placeItems: 'center',
        minHeight: TOUCH_TARGET,
        borderRadius: radius.control,
        cursor: 'pointer',
      },
      '& td > :hover': { background: color.sunken },
      '& td > :focus-visible': { ...focusRing, outlineOffset: -2 },
      '& td > [data-today]': { fontWeight: 700, textDecoration: 'underline' },
      '& td > [data-outside-range]': { visibility: 'hidden' },
      '& td > [data-disabled]': { color: color.quiet, opacity: 0.5, cursor: 'not-allowed' },
      // A line under the day: whole, in pieces, or none, so that it needs no color.
      '& [data-mark=good] > *': { borderBottom: `3px solid ${color.badge.green.text}` },
      '& [data-mark=fair] > *': { borderBottom: `3px dashed ${color.badge.orange.text}` },
      '& td > [data-selected]': { background: color.primary, color: color.onPrimary, fontWeight: 700 },
    },
    '@media': { [media.forcedColors]: { selectors: { '& td > [data-selected]': chosenInForcedColors } } },
  },
  legend: {
    display: 'flex',
    gap: 16,
    margin: '8px 0 0',
    color: color.quiet,
    fontSize: size.small,
    selectors: {
      '& [data-mark=good]': { borderBottom: `3px solid ${color.badge.green.text}` },
      '& [data-mark=fair]': { borderBottom: `3px dashed ${color.badge.orange.text}` },
    },
  },
});
