export { breakpoint, darkPalette, font, lightPalette, type Palette, PRAYER_FLAG, radius, size } from './tokens.ts';
