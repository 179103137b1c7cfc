import { focusRing, media, vars } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, size } = vars;

export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', alignItems: 'start' } },
});

export const choices = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
  minWidth: 0,
  margin: 0,
});
globalStyle(`${choices} label`, { display: 'grid', gap: 4, fontSize: size.small, fontWeight: 600 });
globalStyle(`${choices} :is(select, input)`, {
  width: '100%',
  minHeight: 44,
  padding: '0 10px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.page,
  color: color.text,
  font: 'inherit',
  fontWeight: 400,
});
globalStyle(`${choices} input[type="color"]`, { padding: 4 });
globalStyle(`${choices} :is(select, input):focus-visible`, focusRing);

export const contrasts = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: size.small });
globalStyle(`${contrasts} li`, { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '4px 0' });
globalStyle(`${contrasts} [data-low]`, { color: color.badge.red.text, fontWeight: 600 });

export const preview = style({
  minHeight: 320,
  overflow: 'auto',
  padding: 20,
  border: `1px dashed ${color.control}`,
  borderRadius: radius.card,
});

export const code = style({
  position: 'relative',
});
globalStyle(`${code} pre`, {
  margin: '0 0 12px',
  maxHeight: 420,
  overflow: 'auto',
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: size.small,
  lineHeight: 1.5,
});
globalStyle(`${code} pre:focus-visible`, focusRing);
