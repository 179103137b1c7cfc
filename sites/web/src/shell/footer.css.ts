import { laidOutWhenNear, media, vars } from '@trek/ui/internal/theme/css';
import { PRAYER_FLAG } from '@trek/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { FOOT_ROOM } from './foot-room.ts';

const { color, font, size } = vars;
const inner = { maxWidth: 1240, margin: '0 auto', padding: '0 20px' } as const;

export const footer = style({ ...laidOutWhenNear('1570px'), background: color.sunken });
globalStyle(`${footer} ul`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${footer} [data-title]`, {
  margin: '0 0 12px',
  fontFamily: font.heading,
  fontSize: size.title,
  fontWeight: 600,
});

export const columns = style({
  ...inner,
  display: 'grid',
  gap: '40px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  paddingTop: 64,
  paddingBottom: 40,
  // The lists of links are short words: two beside each other on a phone.
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', gap: 20, paddingTop: 32, paddingBottom: 16 } },
});
globalStyle(`${columns} > section`, { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
globalStyle(`${columns} p:not([data-title])`, { margin: '0 0 12px', color: color.quiet });
globalStyle(`${columns} address ~ p:not([data-title])`, { margin: 0 });
globalStyle(`${columns} address`, { display: 'grid', justifyItems: 'start', marginBottom: 12, fontStyle: 'normal' });
globalStyle(`${columns} address a`, { overflowWrap: 'anywhere', fontSize: size.small });
globalStyle(`${columns} nav a, ${columns} address a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  '@media': { [media.mobile]: { minHeight: 32 } },
});

/** Short lists on one line each. */
export const strip = style({
  ...inner,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 40px',
  paddingBottom: 32,
  '@media': {
    [media.desktop]: { justifyContent: 'space-between' },
    [media.mobile]: { display: 'grid', gap: 0, paddingBottom: 8 },
  },
});
globalStyle(`${strip} > section`, {
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: '8em 1fr', alignItems: 'center' } },
});
globalStyle(`${strip} [data-title]`, { marginBottom: 4, fontFamily: font.body, fontSize: size.small });
globalStyle(`${strip} ul`, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px' });
globalStyle(`${strip} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 });

export const card = style({ display: 'block', margin: '6px 0' });

export const languages = style({ ...inner, fontSize: size.small });
globalStyle(`${languages} ul`, { display: 'flex', flexWrap: 'wrap', gap: '0 20px' });
globalStyle(`${languages} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 });
globalStyle(`${languages} [aria-current]`, { color: color.text, fontWeight: 600, textDecoration: 'none' });

export const legal = style({
  ...inner,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 32px',
  paddingTop: 16,
  paddingBottom: 20,
  '@media': { [media.compact]: { paddingBottom: FOOT_ROOM } },
  color: color.quiet,
  fontSize: size.small,
});
globalStyle(`${legal} p`, { margin: 0 });
globalStyle(`${legal} ul`, { display: 'flex', flexWrap: 'wrap', gap: '0 20px' });
globalStyle(`${legal} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 44 });

const share = 100 / PRAYER_FLAG.length;

globalStyle(`${footer}::after`, {
  content: '',
  display: 'block',
  height: 6,
  background: `linear-gradient(to right, ${PRAYER_FLAG.map((flag, index) => `${flag} ${index * share}% ${(index + 1) * share}%`).join(', ')})`,
});
