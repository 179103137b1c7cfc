import { media, vars } from '@trek/ui/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ maxWidth: 1240, margin: '0 auto', padding: 'clamp(24px, 5vw, 56px) 20px 96px' });

export const narrowPage = style({ maxWidth: 560, margin: '0 auto', padding: 'clamp(24px, 6vw, 72px) 20px 96px' });

export const profile = style({
  display: 'grid',
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
globalStyle(`${profile} h2`, { margin: '0 0 16px', fontFamily: vars.font.heading, fontWeight: 600 });
