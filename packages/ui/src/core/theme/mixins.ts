import { vars } from './theme.css.ts';
import { breakpoint } from './tokens.ts';

/** Media queries at the widths where the layout changes. */
export const media = {
  mobile: `(width < ${breakpoint.tablet}px)`,
  compact: `(width < ${breakpoint.desktop}px)`,
  tablet: `(width >= ${breakpoint.tablet}px)`,
  desktop: `(width >= ${breakpoint.desktop}px)`,
  wide: `(width >= ${breakpoint.wide}px)`,
  /** A phone held upright: high enough for bars that stay in sight. */
  uprightPhone: `(width < ${breakpoint.tablet}px) and (height >= 480px)`,
  /** Colors of the system's own, as in Windows' high contrast: backgrounds other than its colors, and gradients, are gone. */
  forcedColors: '(forced-colors: active)',
} as const;

/** Above the page's content; `--trek-layer` lifts all of it above what the page itself has on top. */
export const layer = (step: number) => `calc(var(--trek-layer, 0) + ${step})`;

/** The focus ring of all parts. */
export const focusRing = { outline: `3px solid ${vars.color.primary}`, outlineOffset: 2 } as const;

/** Background and text of a chosen control: forced colors remove every other background. */
export const chosenInForcedColors = {
  // Otherwise the browser puts its own background behind the text.
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'CanvasText',
} as const;

/** Colors of a drawing: forced colors don't change those of SVG, whatever background the system has. */
export const drawingInForcedColors = {
  vars: {
    [vars.color.raised]: 'Canvas',
    [vars.color.sunken]: 'Canvas',
    [vars.color.text]: 'CanvasText',
    [vars.color.quiet]: 'CanvasText',
    [vars.color.hairline]: 'GrayText',
    [vars.color.primary]: 'LinkText',
    [vars.color.onPrimary]: 'Canvas',
    [vars.color.accent]: 'CanvasText',
  },
} as const;

/** Figures of one width, so that they stand under each other. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/**
 * Value of `content-visibility` for what may be below the first screen. Where the page sets `--trek-far-parts: auto`, for the
 * screen only, it is laid out when it comes near. Only a page as its server sent it does so: what a script renders again after Back needs its
 * real heights, or the browser scrolls to another place than the one that was left.
 */
export const FAR_PART = 'var(--trek-far-parts, visible)';

/**
 * A part of a page that may be below the first screen, see {@link FAR_PART}. Nothing in it may reach over its edge or be
 * fixed to the screen.
 * @param height estimate until it has been laid out once, so that the page's length is about right
 */
export const laidOutWhenNear = (height: string) =>
  ({
    contentVisibility: FAR_PART,
    // Room for focus rings.
    overflowClipMargin: 8,
    containIntrinsicBlockSize: `auto ${height}`,
  }) as const;

/** The cells of a table of facts. */
export const tableCells = {
  paddingBlock: 8,
  paddingInline: '0 12px',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

/** Read aloud, not shown. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** An arrow down. It is all border: that keeps the text's color on paper and in the system's own colors. */
export const chevron = {
  content: '',
  width: '1.25em',
  height: 0,
  borderTop: '1.25em solid',
  clipPath: 'polygon(30% 37.8%, 50% 57.8%, 70% 37.8%, 74.7% 42.5%, 51.2% 65.8%, 48.8% 65.8%, 25.3% 42.5%)',
} as const;

/** A button that is an icon, large enough to be tapped. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.quiet,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
} as const;

const columnsFrom = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

/** Cards side by side, each at least so many pixels wide. Four stand two by two: three columns would leave one alone. */
export const cardGrid = (leastPx: number) => ({
  display: 'grid',
  gridTemplateColumns: columnsFrom(`${leastPx}px`),
  selectors: {
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: columnsFrom(`max(${leastPx}px, 34%)`) },
  },
});

/** A card that is one link: the link in its title spreads over all of it. */
export const linkedCard = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  transition: `box-shadow ${vars.motion.calm}`,
  selectors: { '&:hover': { boxShadow: vars.color.shadow }, '&:has(a:focus-visible)': focusRing },
} as const;

/** The title of such a card. */
export const linkedCardTitle = {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: {
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
  },
} as const;

/** A box or a circle to tick in the colors of the theme: browsers draw their own in a gray that belongs to none. */
export const tickBox = {
  selectors: {
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeContent: 'center',
      width: 20,
      height: 20,
      margin: 0,
      flexShrink: 0,
      border: `2px solid ${vars.color.control}`,
      borderRadius: 4,
      background: vars.color.raised,
      cursor: 'inherit',
    },
    '& input[type="radio"]': { borderRadius: vars.radius.pill },
    '& input::before': { content: '', width: 12, height: 12, background: vars.color.onPrimary, scale: 0 },
    '& input[type="checkbox"]::before': { clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)' },
    '& input[type="radio"]::before': { width: 8, height: 8, borderRadius: vars.radius.pill },
    '& input:checked': { borderColor: vars.color.primary, background: vars.color.primary },
    '& input:checked::before': { scale: 1 },
    '& input:focus-visible': focusRing,
  },
  // Colors of the system's own hide what is drawn by a background.
  '@media': { [media.forcedColors]: { selectors: { '& input': { appearance: 'auto' } } } },
} as const;

/** A picture as wide as the window with words at its foot, dark enough to be read in both themes. */
export const heroBand = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: '#14243A',
  color: '#FFFFFF',
} as const;

/** The picture of such a band. */
export const heroFill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** Its words. */
export const heroCaption = {
  position: 'relative',
  alignSelf: 'end',
  padding: '96px max(20px, calc((100% - 1200px) / 2)) 28px',
  background: 'linear-gradient(to top, rgb(6 14 24 / 0.86) 20%, rgb(6 14 24 / 0.55) 62%, transparent)',
} as const;
