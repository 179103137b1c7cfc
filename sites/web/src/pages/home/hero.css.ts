import { vars } from '@trek/ui/theme/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const INK = '#0B2A4A';
const NIGHT_INK = '#E8EEF5';

export const hero = style({
  position: 'relative',
  display: 'grid',
  // Aligned to the top, so that text stays in place while the rest of the document loads.
  placeItems: 'start center',
  minHeight: 'calc(100svh - 72px)',
  overflow: 'hidden',
  background: '#BFD9EE',
  selectors: { '.dark &': { background: '#1A2B3D' } },
});

export const landscape = style({
  position: 'absolute',
  inset: 0,
  // The same landscape at night: no glare, and light text is readable on it.
  selectors: {
    '.dark &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(rgb(9 24 44 / 0.82), rgb(9 20 34 / 0.66))',
    },
  },
});

const drift = keyframes({ to: { translate: '0 18vh' } });

globalStyle(`${landscape} img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
});
// Parallax by scroll position: without a script, and not with reduced motion.
globalStyle(`${landscape} [data-layer="sky"]`, {
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${drift} linear both`,
          animationTimeline: 'scroll(root)',
          animationRange: '0 100vh',
        },
      },
    },
  },
} as Parameters<typeof globalStyle>[1]);

export const content = style({
  position: 'relative',
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 1240,
  padding: 'clamp(48px, 24svh - 80px, 260px) 20px 72px',
});

globalStyle(`${content} h1`, {
  maxWidth: '18ch',
  margin: 0,
  color: INK,
  fontFamily: vars.font.heading,
  fontSize: vars.size.hero,
  fontWeight: 600,
  lineHeight: 1.06,
  letterSpacing: '-0.01em',
});
globalStyle(`${content} > p`, { maxWidth: '46ch', margin: 0, color: INK, fontSize: vars.size.large });
globalStyle(`.dark ${content} h1, .dark ${content} > p`, { color: NIGHT_INK });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`${links} a`, { background: 'rgb(255 255 255 / 0.92)', color: '#134B8A' });
globalStyle(`.dark ${links} a`, { background: 'rgb(20 36 58 / 0.92)', color: vars.color.primary });
