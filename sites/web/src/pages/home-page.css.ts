import { vars } from '@trek/ui/theme/css';
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';

export const hero = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(calc(100svh - 72px), 860px)',
  overflow: 'hidden',
  background: '#BFD9EE',
});

export const landscape = style({ position: 'absolute', inset: 0 });

const depth = createVar();
const drift = keyframes({ to: { translate: `0 ${depth}` } });

globalStyle(`${landscape} img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
});
for (const [layer, distance] of Object.entries({ sky: '18vh', far: '13vh', middle: '7vh', near: '0vh' })) {
  globalStyle(`${landscape} [data-layer="${layer}"]`, { vars: { [depth]: distance } });
}
// The layers move apart with the scroll position alone: no script, and not at all where motion is unwelcome.
globalStyle(`${landscape} img`, {
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

export const heroContent = style({
  position: 'relative',
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 1240,
  padding: '48px 20px 72px',
});

globalStyle(`${heroContent} h1`, {
  maxWidth: '18ch',
  margin: 0,
  color: '#0B2A4A',
  fontFamily: vars.font.heading,
  fontSize: vars.size.hero,
  fontWeight: 600,
  lineHeight: 1.06,
  letterSpacing: '-0.01em',
});
globalStyle(`${heroContent} > p`, { maxWidth: '46ch', margin: 0, color: '#0B2A4A', fontSize: vars.size.large });

export const heroLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`${heroLinks} a`, { background: 'rgb(255 255 255 / 0.92)', color: '#134B8A' });

export const section = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 28,
  maxWidth: 1240,
  margin: '0 auto',
  padding: 'clamp(56px, 9vw, 104px) 20px',
});
globalStyle(`${section} > h2`, {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.section,
  fontWeight: 600,
  lineHeight: 1.15,
});

export const cards = style({
  display: 'grid',
  gap: 24,
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});
