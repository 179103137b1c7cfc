import { focusRing } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { trekSearchAnatomy } from './trek-search.anatomy.ts';

const { color, radius, size } = vars;

// The field is an icon until it has the focus: then it opens over its neighbors, within the next box above that has a position.
/** The edge of the page's content. */
const PLACE = 'max(8px, (100% - 1200px) / 2)';
const OPEN_WIDTH = 'min(440px, calc(100% - 16px))';

skin(trekSearchAnatomy, {
  root: { flexShrink: 0, width: 44, height: 44 },
  field: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: 44,
    borderRadius: radius.control,
    color: color.quiet,
    selectors: {
      '& > svg': { position: 'absolute', insetInlineStart: 12, pointerEvents: 'none' },
      '&:hover': { background: color.sunken, color: color.text },
      '[data-part="root"]:focus-within > &': {
        position: 'absolute',
        zIndex: 2,
        insetBlock: 0,
        insetInlineEnd: PLACE,
        width: OPEN_WIDTH,
        margin: 'auto 0',
        background: color.raised,
        boxShadow: color.shadow,
      },
    },
  },
  input: {
    width: '100%',
    height: '100%',
    minWidth: 0,
    padding: 0,
    paddingInlineStart: 42,
    boxSizing: 'border-box',
    border: '1px solid transparent',
    borderRadius: 'inherit',
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    fontSize: size.base,
    cursor: 'pointer',
    selectors: {
      '&::placeholder': { color: color.quiet, opacity: 1 },
      '&:focus': { ...focusRing, outlineOffset: -2, borderColor: color.control, cursor: 'text' },
      // An icon alone has no room for letters.
      '&:not(:focus)': { color: 'transparent' },
      '&:not(:focus)::placeholder': { color: 'transparent' },
    },
  },
  panel: {
    position: 'absolute',
    zIndex: 1,
    top: 'calc(100% - 4px)',
    insetInlineEnd: PLACE,
    width: OPEN_WIDTH,
    padding: 8,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    overflowWrap: 'anywhere',
  },
  list: { display: 'grid', gap: 4, maxHeight: 'min(70dvh, 560px)', overflowY: 'auto' },
  'group-label': { padding: '8px 12px 4px', color: color.quiet, fontSize: size.small, fontWeight: 600 },
  option: {
    display: 'grid',
    alignContent: 'center',
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: radius.control,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-selected="true"]': { background: color.sunken, outline: `2px solid ${color.primary}`, outlineOffset: -2 },
    },
  },
  title: { fontWeight: 600 },
  detail: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: color.quiet,
    fontSize: size.small,
  },
  mark: { background: 'none', color: color.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
  status: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    selectors: {
      '[data-state="loading"] > &, [data-state="failed"] > &, [data-state="nothing"] > &, & > div > div': {
        padding: '8px 12px',
      },
      '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
    },
  },
  clear: {
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: color.primary,
    font: 'inherit',
    fontSize: size.small,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  },
});
