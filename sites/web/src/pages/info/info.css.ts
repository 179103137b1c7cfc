import { cardGrid, figures, focusRing, laidOutWhenNear, media, vars } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { contours } from '../contours.ts';

const { color, radius, size, font } = vars;

export const hero = style({
  background: `${contours}, ${color.sunken}`,
  borderBottom: `1px solid ${color.hairline}`,
});
export const heroText = style({
  maxWidth: 1240,
  margin: '0 auto',
  padding: 'clamp(40px, 7vw, 88px) 20px clamp(32px, 5vw, 64px)',
});
globalStyle(`${heroText} h1`, {
  maxWidth: '22ch',
  margin: 0,
  fontFamily: font.heading,
  fontSize: size.page,
  fontWeight: 600,
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
});
globalStyle(`${heroText} p`, { maxWidth: 680, margin: '14px 0 0', color: color.quiet, fontSize: size.large });

export const layout = style({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 56px)',
  alignItems: 'start',
  maxWidth: 1240,
  margin: '0 auto',
  padding: 'clamp(28px, 5vw, 56px) 20px 96px',
  '@media': { [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
});

export const contents = style({
  padding: '14px 18px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  fontSize: size.small,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: 88,
      padding: '0 0 0 18px',
      border: 0,
      borderLeft: `2px solid ${color.hairline}`,
      borderRadius: 0,
    },
  },
});
globalStyle(`${contents} h2`, { margin: '0 0 6px', fontSize: size.small, fontWeight: 700 });
globalStyle(`${contents} ul`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${contents} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  color: color.quiet,
  textDecoration: 'none',
});
globalStyle(`${contents} a:hover`, { color: color.primary, textDecoration: 'underline' });

export const prose = style({ minWidth: 0, maxWidth: 720 });
export const wideProse = style({ minWidth: 0 });
for (const column of [prose, wideProse]) {
  globalStyle(`${column} > section`, laidOutWhenNear('320px'));
  globalStyle(`${column} > section + section`, { marginTop: 'clamp(36px, 5vw, 56px)' });
  globalStyle(`${column} h2`, {
    margin: '0 0 14px',
    fontFamily: font.heading,
    fontSize: size.section,
    fontWeight: 600,
    lineHeight: 1.15,
  });
  globalStyle(`${column} h3`, {
    margin: '24px 0 8px',
    fontFamily: font.heading,
    fontSize: size.title,
    fontWeight: 600,
  });
  globalStyle(`${column} p, ${column} ul, ${column} ol`, { margin: '0 0 1em', maxWidth: 720 });
  globalStyle(`${column} li`, { marginBottom: '0.35em' });
  // A section holds its last margin in.
  globalStyle(`${column} > section > :last-child, ${column} > section > ul:last-child > :last-child`, {
    marginBottom: 0,
  });
  // Sections are targets of anchors, so they show no ring; a table is focused by keyboard, so it does.
  globalStyle(`${column} h2:focus, ${column} section:focus:not([tabindex="0"])`, { outline: 'none' });
}

/** Covers the shade of an edge while the table can't be scrolled that way: the cover moves with the table. */
const cover = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${color.page} 70%) ${side} / 48px 100% no-repeat local`;
const shade = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${color.hairline}) ${side} / 16px 100% no-repeat scroll`;

export const tableWrap = style({
  overflowX: 'auto',
  margin: '0 0 1.2em',
  background: [cover('left'), cover('right'), shade('left'), shade('right')].join(', '),
  selectors: { '&:focus-visible': focusRing },
});
globalStyle(`${tableWrap} table`, { width: '100%', borderCollapse: 'collapse', ...figures });
// Two columns fit on every phone.
globalStyle(`${tableWrap} [data-wide]`, { minWidth: 420 });
globalStyle(`${tableWrap} caption`, {
  padding: '0 0 8px',
  color: color.quiet,
  fontSize: size.small,
  textAlign: 'start',
});
globalStyle(`${tableWrap} th, ${tableWrap} td`, {
  padding: '10px 14px 10px 0',
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const cards = style({ ...cardGrid(260), gap: 20 });
// Of seven cards the first has its own row, so none is left alone in two or three columns.
globalStyle(`${cards}:has(> :nth-child(7):last-child) > :first-child`, { gridColumn: '1 / -1' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: 22,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
});
globalStyle(`${card} > h3`, { margin: 0 });
globalStyle(`${card} > :last-child`, { marginBottom: 0 });

export const note = style({
  padding: '16px 20px',
  borderLeft: `3px solid ${color.accent}`,
  borderRadius: radius.control,
  background: color.sunken,
});

export const facts = style({
  display: 'grid',
  gap: '4px 20px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  margin: '0 0 1em',
  ...figures,
});
globalStyle(`${facts} dt`, { color: color.quiet });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const question = style({ borderBottom: `1px solid ${color.hairline}` });
globalStyle(`${question} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '12px 0',
  fontFamily: font.heading,
  fontSize: size.title,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${question} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${question} summary svg`, { flexShrink: 0, transition: `rotate ${vars.motion.quick}` });
globalStyle(`${question}[open] summary svg`, { rotate: '180deg' });
globalStyle(`${question} > div`, { padding: '0 0 12px' });

export const callToAction = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginTop: 'clamp(48px, 8vw, 96px)',
  padding: 'clamp(32px, 6vw, 64px) 20px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: `${contours}, ${color.sunken}`,
  textAlign: 'center',
});
globalStyle(`${callToAction} h2`, { margin: 0, fontFamily: font.heading, fontSize: size.section, fontWeight: 600 });
globalStyle(`${callToAction} p`, { maxWidth: '52ch', margin: 0, color: color.quiet });
globalStyle(`${callToAction} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
});

/** Groups a name with its value without affecting the grid. */
export const fact = style({ display: 'contents' });

export const certificate = style({ margin: 0, minWidth: 0 });
globalStyle(`${certificate} svg`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: 12,
  fill: color.raised,
  stroke: color.hairline,
});
globalStyle(`${certificate} [data-line]`, { fill: 'none', stroke: color.control });
globalStyle(`${certificate} [data-seal]`, { fill: color.accent, stroke: 'none' });
globalStyle(`${certificate} text`, { fill: color.text, stroke: 'none', fontSize: 12 });
globalStyle(`${certificate} text[data-size]`, { fontFamily: font.heading, fontSize: 17, fontWeight: 600 });
globalStyle(`${certificate} h3`, { margin: '0 0 4px' });
globalStyle(`${certificate} p`, { margin: '0 0 6px', color: color.quiet });

export const widget = style({ display: 'grid', gap: 16 });
globalStyle(`${widget} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 14,
  minHeight: 320,
  padding: 24,
  border: `1px dashed ${color.control}`,
  borderRadius: radius.card,
  textAlign: 'center',
});
// Its name is wider than a small screen.
globalStyle(`${widget} button`, { maxWidth: '100%', whiteSpace: 'normal' });
globalStyle(`${widget} p`, { maxWidth: '46ch', margin: 0 });
globalStyle(`${widget} iframe`, {
  width: '100%',
  height: 'min(80vh, 640px)',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.sunken,
});

export const quiet = style({ color: color.quiet });

export const portrait = style({
  flexShrink: 0,
  width: 72,
  height: 72,
  borderRadius: radius.pill,
  objectFit: 'cover',
  background: color.badge.blue.tint,
});

export const inlineLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', listStyle: 'none' });
globalStyle(`${card} > ${inlineLinks}`, { margin: 'auto 0 0', padding: 0 });
globalStyle(`${inlineLinks} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 });

export const letter = style({
  padding: 'clamp(20px, 4vw, 40px)',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
  fontFamily: font.heading,
  fontSize: size.large,
});
export const signature = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  fontFamily: font.body,
  fontSize: size.base,
});
globalStyle(`${letter} > ${signature}`, { margin: '24px 0 0' });

export const close = style({ maxWidth: 1240, margin: '0 auto', padding: '0 20px 96px' });
globalStyle(`${prose} ${question} h2`, { margin: 0, font: 'inherit' });
