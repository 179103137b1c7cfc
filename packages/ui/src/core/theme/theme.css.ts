import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { trekLayer } from './layer.css.ts';
import { darkPalette, font, lightPalette, motion, radius, size } from './tokens.ts';
import { units } from './units.ts';

const sizes = Object.fromEntries(Object.entries(size).map(([name, length]) => [name, units(length)])) as typeof size;
const values = { color: lightPalette, font, size: sizes, radius, motion };

/** Custom properties of the look: `vars.color.page` is `var(--trek-color-page)`. */
export const vars = createGlobalThemeContract(values, (_, path) =>
  ['trek', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

globalStyle(':root', { '@layer': { [trekLayer]: { vars: assignVars(vars, values) } } });

/** The dark palette, for a host that marks its dark theme in a way of its own. Paper is light, whatever the screen was. */
export const darkTheme = { '@media': { screen: { vars: assignVars(vars.color, darkPalette), colorScheme: 'dark' } } };

globalStyle('[data-trek-theme="dark"]', { '@layer': { [trekLayer]: darkTheme } });
