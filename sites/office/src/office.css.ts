import { figures, media, vars } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, size } = vars;

export const office = style({ maxWidth: 1240, margin: '0 auto', padding: '24px 20px 96px' });

globalStyle(`${office} h1`, { margin: '20px 0 16px', fontFamily: font.heading, fontSize: size.page, fontWeight: 600 });
globalStyle(`${office} h2`, { margin: '0 0 12px', fontFamily: font.heading, fontSize: size.section, fontWeight: 600 });
globalStyle(`${office} h3`, { margin: '0 0 8px', fontSize: size.title });

// The office uses the site's frame, without the parts for visitors.
globalStyle('body:has([data-office]) footer', { display: 'none' });
globalStyle('body:has([data-office]) [data-scope="chat"]', { display: 'none' });

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: 4, borderBottom: `1px solid ${color.hairline}` });
globalStyle(`${pages} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  color: color.text,
  textDecoration: 'none',
});
globalStyle(`${pages} a[aria-current]`, {
  color: color.primary,
  fontWeight: 700,
  boxShadow: `inset 0 -3px ${color.primary}`,
});

export const entry = style({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 560 });
globalStyle(`${entry} p`, { margin: 0 });
export const secret = style({
  margin: 0,
  paddingLeft: 24,
  columns: '22ch 2',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
globalStyle(`code${secret}`, { paddingLeft: 0, columns: 'auto', fontSize: size.title });

export const section = style({ marginTop: 36 });

export const filters = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'end',
  marginBottom: 24,
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 1fr 1fr' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', margin: '12px 0' });
globalStyle(`${actions} > p`, { flexBasis: '100%', margin: 0, color: color.quiet });
globalStyle(`${filters} > ${actions}`, { gridColumn: '1 / -1', margin: 0 });

export const table = style({ ...figures, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 8px',
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):last-child`, { textAlign: 'right' });
globalStyle(`${table} thead th`, { color: color.quiet, fontSize: size.small });
globalStyle(`${table} tbody th`, { fontWeight: 400 });
globalStyle(`${table} tbody th > *`, { display: 'block' });
globalStyle(`${table} tbody th > a`, {
  display: 'inline-block',
  minHeight: 24,
  color: color.primary,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} small`, { color: color.quiet });

/** A table of amounts, close to their names and each in one piece. */
export const sums = style({ maxWidth: 720 });
globalStyle(`${sums} :is(td, thead th)`, { whiteSpace: 'nowrap', overflowWrap: 'normal' });
globalStyle(`${sums} :is(td, thead th + th)`, { textAlign: 'right' });
globalStyle(`${sums} tr[data-total] > *`, { fontWeight: 700 });
globalStyle(`${sums} tr[data-total] small`, { fontWeight: 400 });

export const facts = style({
  display: 'grid',
  gap: '12px 24px',
  margin: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${facts} dt`, { color: color.quiet, fontSize: size.small });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${facts} a`, { color: color.primary });

export const messages = style({
  display: 'grid',
  // No wider than the page, whatever a button says.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
  overflowWrap: 'anywhere',
});
globalStyle(`${card} p`, { margin: '0 0 8px' });
globalStyle(`${card} small`, { color: color.quiet });
globalStyle(`${card} + ${card}`, { marginTop: 0 });

/** Text that a visitor or colleague typed, with its line breaks. */
export const typed = style({ whiteSpace: 'pre-wrap' });

export const form = style({ display: 'grid', gap: 16 });
globalStyle(`${form} > p`, { margin: 0 });
export const failure = style({ color: color.badge.red.text });
