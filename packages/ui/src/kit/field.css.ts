import { chevron, focusRing, tickBox } from '../core/theme/mixins.ts';
import { skin } from '../core/theme/skin.ts';
import { vars } from '../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../core/theme/tokens.ts';
import { fieldAnatomy } from './kit.anatomy.ts';

const { color, radius, size } = vars;

const control = {
  width: '100%',
  minWidth: 0,
  minHeight: TOUCH_TARGET,
  padding: '10px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  font: 'inherit',
} as const;

skin(fieldAnatomy, {
  root: { display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' },
  label: { fontWeight: 600, fontSize: size.small },
  control: {
    ...control,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: 0 },
      '&[aria-invalid="true"]': { borderColor: color.badge.red.text },
      '&:disabled': { opacity: 0.65 },
      'select&': { appearance: 'none', paddingInlineEnd: 40, textOverflow: 'ellipsis' },
      'textarea&': { resize: 'vertical' },
    },
  },
  wrap: {
    position: 'relative',
    display: 'block',
    selectors: {
      '&:has(> select)::after': {
        ...chevron,
        position: 'absolute',
        insetInlineEnd: 12,
        top: '50%',
        translate: '0 -50%',
        pointerEvents: 'none',
      },
      '& > input': { paddingInlineEnd: 52 },
      // The field has a calendar of its own, which looks the same everywhere.
      '& > input::-webkit-calendar-picker-indicator': { display: 'none' },
    },
  },
  reveal: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 0,
    width: 44,
    height: '100%',
    border: 0,
    background: 'transparent',
    color: color.quiet,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      '&[aria-pressed="true"]': { color: color.primary },
    },
  },
  hint: { margin: 0, color: color.quiet, fontSize: size.small },
  'error-text': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    color: color.badge.red.text,
    fontSize: size.small,
    fontWeight: 600,
    selectors: { '& svg': { flexShrink: 0 } },
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: TOUCH_TARGET,
    cursor: 'pointer',
    ...tickBox,
  },
});
