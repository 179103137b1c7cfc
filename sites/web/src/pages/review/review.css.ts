import { focusRing, vars, visuallyHidden } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, size } = vars;

export const form = style({ display: 'grid', gap: 20, justifyItems: 'stretch', marginTop: 24 });
globalStyle(`${form} > button`, { justifySelf: 'start' });
globalStyle(`${form} > p`, { margin: 0, color: color.badge.red.text });

/** Five stars to choose from, each as large as a thumb. */
export const stars = style({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 0 });
globalStyle(`${stars} > legend`, { padding: 0, fontWeight: 600 });
globalStyle(`${stars} > label`, {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: radius.control,
  color: color.quiet,
  fontSize: size.section,
  cursor: 'pointer',
});
globalStyle(`${stars} > label[data-on]`, { color: color.accent });
globalStyle(`${stars} > label[data-on] svg`, { fill: 'currentColor' });
globalStyle(`${stars} > label > :is(input, span)`, visuallyHidden);
globalStyle(`${stars} > label:has(:focus-visible)`, focusRing);
globalStyle(`${stars} > p`, { flexBasis: '100%', margin: 0, color: color.badge.red.text, fontSize: size.small });

export const written = style({
  margin: '0 0 24px',
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
});
export const quote = style({ margin: '8px 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
