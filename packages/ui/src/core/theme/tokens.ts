/**
 * The look as data. Every color pair that carries text reaches WCAG AA (4.5:1); `tokens.test.ts` measures them.
 * A partner overrides the custom properties (`--trek-color-page` …) instead of editing this file.
 */

type Tint = {
  text: string;
  tint: string;
};

/** The colors of a theme by their use. */
export type Palette = {
  page: string;
  raised: string;
  sunken: string;
  text: string;
  quiet: string;
  primary: string;
  /** Text on `primary`. */
  onPrimary: string;
  accent: string;
  accentStrong: string;
  /** Text on `accent`. */
  onAccent: string;
  hairline: string;
  /** Border of a control that must be seen as one (3:1). */
  control: string;
  scrim: string;
  shadow: string;
  badge: Record<'green' | 'blue' | 'orange' | 'red' | 'purple' | 'yellow' | 'gray', Tint>;
};

/** Colors of the light theme. */
export const lightPalette: Palette = {
  page: '#FBF9F5',
  raised: '#FFFFFF',
  sunken: '#F1EDE5',
  text: '#0B2A4A',
  quiet: '#4A5B6C',
  primary: '#1B5FAA',
  onPrimary: '#FFFFFF',
  accent: '#C84B11',
  accentStrong: '#A83D0B',
  onAccent: '#FFFFFF',
  hairline: '#E2DBCF',
  control: '#7E8A96',
  scrim: 'rgb(11 22 34 / 0.55)',
  shadow: '0 1px 2px rgb(11 42 74 / 0.06), 0 10px 28px rgb(11 42 74 / 0.09)',
  badge: {
    green: { text: '#166140', tint: '#E3F4EA' },
    blue: { text: '#1B5FAA', tint: '#E7F0FA' },
    orange: { text: '#9A3A0A', tint: '#FDEBDD' },
    red: { text: '#A11B2B', tint: '#FCE8EA' },
    purple: { text: '#6B2FA0', tint: '#F2E8FA' },
    yellow: { text: '#7A5200', tint: '#FFF3D6' },
    gray: { text: '#44525F', tint: '#ECEAE5' },
  },
};

/** Colors of the dark theme. */
export const darkPalette: Palette = {
  page: '#0B1622',
  raised: '#14243A',
  sunken: '#08101A',
  text: '#E8EEF5',
  quiet: '#9DB2C7',
  primary: '#7DB4F0',
  onPrimary: '#0B1622',
  accent: '#FF9A52',
  accentStrong: '#FFB47D',
  onAccent: '#0B1622',
  hairline: '#223651',
  control: '#6F86A0',
  scrim: 'rgb(4 9 15 / 0.7)',
  shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 12px 30px rgb(0 0 0 / 0.35)',
  badge: {
    green: { text: '#8FD9B2', tint: '#123524' },
    blue: { text: '#A9CDF7', tint: '#0F2B4D' },
    orange: { text: '#FFB98A', tint: '#3F1D08' },
    red: { text: '#FF9FA8', tint: '#3D0F16' },
    purple: { text: '#D4AEF5', tint: '#2B1240' },
    yellow: { text: '#F5D57A', tint: '#3A2A05' },
    gray: { text: '#C3CFDB', tint: '#1E2E42' },
  },
};

/** The five colors of a prayer flag, in their order. */
export const PRAYER_FLAG = ['#2F6DB5', '#F4F1EA', '#B8323F', '#2E7D4F', '#E3B23C'] as const;

/** Font families. */
export const font = {
  heading: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

/** Fluid sizes between a 360 px and a 1200 px viewport. */
export const size = {
  small: '0.875rem',
  base: '1rem',
  large: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  title: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
  section: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.25rem)',
  page: 'clamp(1.875rem, 1.4rem + 2.1vw, 2.875rem)',
  hero: 'clamp(2.25rem, 1.45rem + 3.6vw, 3.5rem)',
} as const;

/** Corner radii. */
export const radius = { control: '6px', card: '14px', pill: '999px' } as const;

/** Least height of anything that is tapped. */
export const TOUCH_TARGET = '44px';

/** From a button's edge to its text. */
export const BUTTON_INSET = '20px';

export const motion = { quick: '150ms ease-out', calm: '240ms ease-out' } as const;

/** Widths at which the layout changes, in pixels. Below `tablet` is mobile. */
export const breakpoint = { tablet: 768, desktop: 1024, wide: 1200 } as const;
