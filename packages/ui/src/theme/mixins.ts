import { vars } from './theme.css.ts';
import { breakpoint } from './tokens.ts';

/** Media queries at the widths where the layout changes. */
export const media = {
  mobile: `(width < ${breakpoint.tablet}px)`,
  compact: `(width < ${breakpoint.desktop}px)`,
  tablet: `(width >= ${breakpoint.tablet}px)`,
  desktop: `(width >= ${breakpoint.desktop}px)`,
  wide: `(width >= ${breakpoint.wide}px)`,
} as const;

/** What the keyboard's place looks like, everywhere. */
export const focusRing = { outline: `3px solid ${vars.color.blue}`, outlineOffset: 2 } as const;

/** Figures of one width, so that they stand under each other. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Read aloud, not shown. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
