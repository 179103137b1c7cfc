import { media, vars } from '@trek/ui/internal/theme/css';
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
  selectors: { '.dark &': { background: '#12203C' } },
});

export const landscape = style({
  position: 'absolute',
  inset: 0,
  // Light text is readable where it reaches the mountains.
  selectors: {
    '.dark &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(100deg, rgb(9 20 34 / 0.6), transparent 56%)',
      '@media': { [media.mobile]: { background: 'linear-gradient(rgb(9 20 34 / 0.6), transparent 60%)' } },
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
  // The search is at the foot, so that the mountains are in sight between it and the words.
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  alignContent: 'start',
  '@media': { [media.mobile]: { gridTemplateRows: 'auto auto auto auto' } },
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1240,
  minHeight: 'inherit',
  padding: 'clamp(40px, 12svh - 32px, 120px) 20px clamp(24px, 4svh, 48px)',
});

globalStyle(`${content} h1`, {
  maxWidth: '24ch',
  textWrap: 'balance',
  margin: 0,
  color: INK,
  fontFamily: vars.font.heading,
  fontSize: vars.size.hero,
  fontWeight: 600,
  lineHeight: 1.06,
  letterSpacing: '-0.01em',
});
globalStyle(`${content} > p`, {
  alignSelf: 'start',
  maxWidth: '46ch',
  margin: 0,
  color: INK,
  fontSize: vars.size.large,
});
// On a phone the search grows downwards when it shows all of its fields.
globalStyle(`${content} > form`, { '@media': { [media.mobile]: { marginTop: 'clamp(8px, 34svh - 170px, 180px)' } } });
globalStyle(`.dark ${content} h1, .dark ${content} > p`, { color: NIGHT_INK });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`${links} a`, { background: 'rgb(255 255 255 / 0.92)', color: '#134B8A' });
globalStyle(`.dark ${links} a`, { background: 'rgb(20 36 58 / 0.92)', color: vars.color.primary });
