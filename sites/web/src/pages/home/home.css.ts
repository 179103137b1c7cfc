import { laidOutWhenNear, media, vars } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { contours } from '../contours.ts';

const { color, font, radius, size } = vars;

const PADDING = 'clamp(28px, 4vw, 44px)';

const EDGE = 'max(20px, (100% - 1200px) / 2)';

export const section = style({
  position: 'relative',
  ...laidOutWhenNear(`calc(600px - 2 * ${PADDING})`),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 'clamp(18px, 3vw, 28px)',
  padding: `${PADDING} ${EDGE}`,
  selectors: {
    '&[data-ground="sunken"]': { background: color.sunken },
    '&[data-ground="contours"]': { backgroundImage: contours },
  },
});

// The first one begins on the first screen, and is far higher than the others: a guess would move what is below it.
globalStyle(`${section}:has(> [data-scope="popular-treks"])`, { contentVisibility: 'visible' });

export const heading = style({ display: 'grid', gap: 10 });
globalStyle(`${heading} h2`, {
  margin: 0,
  fontFamily: font.heading,
  fontSize: size.section,
  fontWeight: 600,
  lineHeight: 1.15,
});
// The arrows of a row stand in the line of its heading.
globalStyle(`${heading}:has(+ [data-scope="trek-slider"])`, { paddingInlineEnd: 112 });
globalStyle(`${heading} + [data-scope="trek-slider"] [data-scope="carousel"][data-part="controls"]`, {
  position: 'absolute',
  top: PADDING,
  insetInlineEnd: EDGE,
});
globalStyle(`${heading} p`, { maxWidth: '60ch', margin: 0, color: color.quiet, fontSize: size.large });

const grid = (least: number) =>
  ({
    display: 'grid',
    gap: 24,
    width: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
  }) as const;

const title = {
  margin: 0,
  fontFamily: font.heading,
  fontSize: size.title,
  fontWeight: 600,
  lineHeight: 1.25,
} as const;

/** Two blocks beside each other. */
export const pair = style({
  ...grid(340),
  gap: 'clamp(24px, 4vw, 36px) 48px',
  padding: `${PADDING} ${EDGE}`,
  background: color.sunken,
});
globalStyle(`${pair} h2`, { ...title, fontSize: size.section, lineHeight: 1.15 });
export const points = style({
  display: 'grid',
  gap: 'clamp(8px, 1.5vw, 12px)',
  margin: '12px 0 0',
  paddingInlineStart: '1.25em',
});
globalStyle(`${points} span`, { color: color.quiet });

export const features = style({ ...grid(320), gap: 'clamp(16px, 3vw, 24px) 32px' });
globalStyle(`${features} > li`, {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2px 14px',
});
globalStyle(`${features} svg`, { gridRow: '1 / 3' });
globalStyle(`${features} > li:nth-child(n + 4)`, { '@media': { [media.mobile]: { display: 'none' } } });
globalStyle(`${features} svg`, { width: 32, height: 32, color: color.primary });
globalStyle(`${features} h3`, title);
globalStyle(`${features} p`, { maxWidth: '44ch', margin: 0, color: color.quiet });

export const statistics = style({
  ...grid(140),
  gap: '12px 24px',
  paddingTop: 'clamp(18px, 3vw, 28px)',
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${statistics} > div`, { display: 'flex', flexDirection: 'column-reverse' });
globalStyle(`${statistics} dt`, { color: color.quiet });
globalStyle(`${statistics} dd`, {
  margin: 0,
  fontFamily: font.heading,
  fontSize: size.page,
  fontWeight: 600,
  lineHeight: 1.1,
});

/** Beside each other on a phone, too: pushed aside, as the rows of treks are. */
const pushedAside = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(84%, 320px)',
  gap: 12,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Room for focus rings.
  margin: '0 -4px',
  padding: 4,
} as const;

export const months = style({ ...grid(260), '@media': { [media.mobile]: pushedAside } });
globalStyle(`${months} > li`, { scrollSnapAlign: 'start' });

const posts = 'section[aria-labelledby="posts"] [data-scope="post-list"][data-part="root"]';
globalStyle(posts, { '@media': { [media.mobile]: pushedAside } });
globalStyle(`${posts} > *`, { scrollSnapAlign: 'start' });
globalStyle('section[aria-labelledby="posts"] [data-scope="post-card"][data-part="picture"]', { aspectRatio: '9 / 4' });
// On a phone, the title tells enough.
globalStyle('section[aria-labelledby="posts"] [data-scope="post-card"][data-part="text"]', {
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle('section[aria-labelledby="popular"] [data-scope="trek-card"][data-part="picture"]', {
  '@media': { [media.mobile]: { aspectRatio: '3 / 2' } },
});

// A compact row: these treks have their pages, and the popular ones above are among them.
const allTreks = 'section[aria-labelledby="all-treks"] [data-scope="trek-card"]';
globalStyle(`${allTreks}[data-part="picture"]`, { aspectRatio: '3 / 1' });
globalStyle(`${allTreks}:is([data-part="badges"], [data-part="tools"])`, { display: 'none' });
globalStyle(`${months} > li`, {
  padding: 'clamp(16px, 3vw, 24px)',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
});
globalStyle(`${months} h3`, title);
globalStyle(`${months} > li > p`, { margin: '2px 0 12px', color: color.quiet });
globalStyle(`${months} ul`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${months} ul li`, {
  padding: '10px 0',
  borderTop: `1px solid ${color.hairline}`,
  color: color.quiet,
  fontSize: size.small,
});
globalStyle(`${months} a`, {
  display: 'block',
  width: 'fit-content',
  padding: '2px 0',
  fontSize: size.base,
  fontWeight: 600,
});

export const leaving = style({ ...grid(260), padding: 0, listStyle: 'none' });
globalStyle(`${leaving} > li`, {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
});
globalStyle(`${leaving} a`, { fontWeight: 600 });
globalStyle(`${leaving} span`, { color: color.quiet, fontSize: size.small });

export const quote = style({ display: 'grid', gap: 'clamp(16px, 3vw, 24px)', margin: 0 });
globalStyle(`${quote} blockquote`, { margin: 0 });
globalStyle(`${quote} blockquote p`, {
  maxWidth: '56ch',
  margin: 0,
  fontFamily: font.heading,
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.9vw, 1.5rem)',
  lineHeight: 1.45,
});
globalStyle(`${quote} figcaption`, { display: 'flex', alignItems: 'center', gap: 16, color: color.quiet });
globalStyle(`${quote} strong`, { color: color.text });

export const portrait = style({
  flexShrink: 0,
  width: 64,
  height: 64,
  borderRadius: radius.pill,
  objectFit: 'cover',
  background: color.badge.blue.tint,
});

const card = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
} as const;

/** A card that is clickable as a whole through its heading's link. */
function cards(list: string, aspectRatio: string): void {
  globalStyle(`${list} > li`, { ...card, paddingBottom: 22 });
  globalStyle(`${list} > li:hover`, { boxShadow: color.shadow });
  globalStyle(`${list} > li:has(a:focus-visible)`, { outline: `3px solid ${color.primary}`, outlineOffset: 2 });
  globalStyle(`${list} img`, { display: 'block', width: '100%', height: 'auto', aspectRatio, objectFit: 'cover' });
  globalStyle(`${list} h3`, { ...title, padding: '8px 20px 0' });
  globalStyle(`${list} h3 a`, { color: 'inherit', textDecoration: 'none' });
  globalStyle(`${list} h3 a:focus-visible`, { outline: 'none' });
  globalStyle(`${list} h3 a::after`, { content: '', position: 'absolute', inset: 0 });
  globalStyle(`${list} p`, { margin: 0, padding: '0 20px', color: color.quiet });
}

export const neighbors = style(grid(280));
cards(neighbors, '2 / 1');
// A screen for each would be three screens of a phone: the picture is beside the words there.
globalStyle(`${neighbors} > li`, {
  '@media': { [media.mobile]: { gridTemplate: 'auto 1fr / 112px minmax(0, 1fr)', gap: '2px 0', paddingBottom: 14 } },
});
globalStyle(`${neighbors} img`, {
  '@media': { [media.mobile]: { gridRow: '1 / 3', height: 0, minHeight: 'calc(100% + 14px)', aspectRatio: 'auto' } },
});
globalStyle(`${neighbors} :is(h3, p)`, { '@media': { [media.mobile]: { paddingInline: 16 } } });
globalStyle(`${neighbors} p`, {
  display: '-webkit-box',
  // Stretched, it would show the lines that it cuts.
  alignSelf: 'start',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const people = style({ ...grid(300), gap: '16px 32px' });
globalStyle(`${people} > li`, {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2px 16px',
});
globalStyle(`${people} > li > :first-child`, { gridRow: '1 / 4' });
globalStyle(`${people} h3`, title);
globalStyle(`${people} p`, { maxWidth: '44ch', margin: 0, color: color.quiet });
globalStyle(`${people} p:last-child`, {
  '@media': {
    [media.mobile]: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  },
});
globalStyle(`${people} h3 + p`, { color: color.text, fontWeight: 500 });

export const training = style({
  width: '100%',
  padding: 'clamp(16px, 3vw, 32px)',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
});
globalStyle(`${training} h3`, title);
globalStyle(`${training} p`, { maxWidth: '68ch', margin: '8px 0 12px', color: color.quiet });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
