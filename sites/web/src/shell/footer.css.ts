import { PRAYER_FLAG } from '@trek/ui/theme';
import { vars } from '@trek/ui/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({ background: vars.color.sunken });

export const columns = style({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  maxWidth: 1240,
  margin: '0 auto',
  padding: '64px 20px 48px',
});

globalStyle(`${columns} h2`, { margin: '0 0 12px', fontFamily: vars.font.heading, fontSize: vars.size.title });
globalStyle(`${columns} ul`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${columns} a`, { display: 'inline-flex', alignItems: 'center', minHeight: 36 });

const share = 100 / PRAYER_FLAG.length;

export const flags = style({
  height: 6,
  background: `linear-gradient(to right, ${PRAYER_FLAG.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`).join(', ')})`,
});
