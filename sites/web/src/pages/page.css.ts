import { cardGrid, media, vars } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ maxWidth: 1240, margin: '0 auto', padding: 'clamp(24px, 5vw, 56px) 20px 96px' });

/** For one form with fields beside each other. */
export const formPage = style([page, { maxWidth: 840 }]);

export const title = style({
  margin: '0 0 24px',
  fontFamily: vars.font.heading,
  fontSize: vars.size.page,
  fontWeight: 600,
});

export const narrowPage = style({ maxWidth: 560, margin: '0 auto', padding: 'clamp(24px, 6vw, 72px) 20px 96px' });

/** The account of a visitor who finds nothing here, and the way to another one. */
export const otherAccount = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  margin: '0 auto 32px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
globalStyle(`${otherAccount} p`, { margin: 0 });

export const lostSearch = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  maxWidth: 560,
  margin: '0 auto 48px',
});
globalStyle(`${lostSearch} > :first-child`, { flex: '1 1 220px' });

export const lostTreks = style({ ...cardGrid(260), gap: 24 });
globalStyle('search + section > h2', {
  margin: '0 0 16px',
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: 600,
});

export const profile = style({
  display: 'grid',
  // As wide as a phone, and no wider: the tabs scroll.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});

globalStyle(`${profile} > h1`, {
  gridColumn: '1 / -1',
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.page,
  fontWeight: 600,
});

/** The form beside the office, the map below both. */
export const contact = style({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

globalStyle(`${contact} > header, ${contact} > section:last-child`, { gridColumn: '1 / -1' });
globalStyle(`${contact} > header h1`, {
  margin: '0 0 8px',
  fontFamily: vars.font.heading,
  fontSize: vars.size.page,
  fontWeight: 600,
});
globalStyle(`${contact} > header p`, { margin: 0, color: vars.color.quiet });
