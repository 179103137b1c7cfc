import { focusRing } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { savedTreksAnatomy } from './saved-treks.anatomy.ts';

const { color, radius, size } = vars;

skin(savedTreksAnatomy, {
  toggle: {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    padding: 0,
    border: `1px solid ${color.control}`,
    borderRadius: radius.pill,
    background: color.raised,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&[aria-pressed="true"]': { color: color.accentStrong },
      '&[aria-pressed="true"] svg': { fill: 'currentColor' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(pointer: coarse)': { width: TOUCH_TARGET, height: TOUCH_TARGET },
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
    },
  },
  root: { display: 'grid', gap: 16, selectors: { '&:focus': { outline: 'none' } } },
  notice: {
    color: color.quiet,
    selectors: {
      '&:empty': { display: 'contents' },
      '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', margin: 0 },
      '& a': { color: color.primary, fontWeight: 600 },
    },
  },
  list: { display: 'grid', gap: 20, margin: 0, padding: 0, listStyle: 'none' },
  item: { display: 'grid', gap: 8, minWidth: 0 },
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '8px 8px 8px 16px',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.control,
    background: color.sunken,
    fontSize: size.small,
    fontWeight: 600,
  },
});
