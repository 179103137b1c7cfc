import { media, vars, visuallyHidden } from '@trek/ui/internal/theme/css';
import { globalStyle, style } from '@vanilla-extract/css';

const HEIGHT_PX = 72;
const SCROLLED_HEIGHT_PX = 56;

/** Phones on which every pixel of the header counts. */
const narrow = '(width < 420px)';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 50,
  borderBottom: `1px solid ${vars.color.hairline}`,
  background: vars.color.page,
  transition: `box-shadow ${vars.motion.calm}, margin-bottom ${vars.motion.calm}`,
  selectors: {
    // An open menu is above an earlier toast. The drawer is above the header.
    '&:has([aria-expanded="true"]:not([aria-haspopup="dialog"]))': { zIndex: 111 },
    // Keeps the page in place: the browser would otherwise scroll back to where the header is large.
    '&[data-scrolled]': { marginBottom: HEIGHT_PX - SCROLLED_HEIGHT_PX, boxShadow: vars.color.shadow },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  maxWidth: 1240,
  height: HEIGHT_PX,
  margin: '0 auto',
  padding: '0 20px',
  transition: `height ${vars.motion.calm}`,
  selectors: { '[data-scrolled] > &': { height: SCROLLED_HEIGHT_PX } },
  '@media': {
    '(width < 1240px)': { gap: 12 },
    // The menu button's icon has 12 px of padding, so this aligns it with the page's edge.
    [media.compact]: { gap: 4, padding: '0 8px 0 20px' },
    [narrow]: { padding: '0 8px 0 12px' },
    [`${media.compact} and (scripting: none)`]: { flexWrap: 'wrap', height: 'auto', padding: '0 20px' },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: 'clamp(1rem, 4.7vw, 1.375rem)',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(width < 360px)': { fontSize: '0.875rem' } },
});

// The narrowest phones have no room for both.
globalStyle(`${brand} svg`, { '@media': { '(width < 360px)': { display: 'none' } } });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  marginLeft: 'auto',
  '@media': { [media.mobile]: { gap: 0 } },
});

// While the page is still coming, each further button would push aside those before it: they show once the last is there.
globalStyle(`${tools}:not(:has([data-scope="menu-drawer"]))`, { visibility: 'hidden' });

// A long name shrinks, not the buttons beside it. On phones nothing of it would be left: the first letter says it.
globalStyle(`${tools} > :not([data-scope="account-menu"])`, { flexShrink: 0 });
globalStyle(`${tools} [data-scope="account-menu"][data-part="name"]`, {
  '@media': { '(width < 430px)': visuallyHidden },
});

// Room for the languages.
const menuItem = `[data-scope="mega-menu"]:is([data-part="trigger"], [data-part="link"])`;
globalStyle(`${bar} ${menuItem}`, {
  '@media': { '(1240px <= width < 1500px)': { padding: '0 8px', fontSize: '0.9375rem' } },
});

// Other languages have longer names for the same pages: 'Se connecter', 'Iniciar sesión'.
const inOthers = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`html:not([lang="en"]) ${selector}`, style);
inOthers(`${bar} ${menuItem}`, {
  '@media': {
    '(width < 1500px)': { padding: '0 7px', fontSize: vars.size.small },
    '(width < 1080px)': { padding: '0 4px' },
  },
});
inOthers(`${brand} svg`, { '@media': { [narrow]: { display: 'none' } } });
inOthers(brand, { '@media': { [narrow]: { fontSize: '0.875rem' }, '(width < 340px)': { fontSize: '0.75rem' } } });
inOthers(`${tools} > [data-scope="button"]`, {
  '@media': { '(width < 380px)': { maxWidth: '4.75rem', lineHeight: 1.1, textAlign: 'center', whiteSpace: 'normal' } },
});

globalStyle(`${tools} > [data-scope="button"]`, { '@media': { [narrow]: { paddingInline: 8 } } });
