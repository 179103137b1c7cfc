import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { trekLayer } from './layer.css.ts';
import { darkPalette, font, lightPalette, motion, radius, size } from './tokens.ts';

const values = { color: lightPalette, font, size, radius, motion };

/** Custom properties of the look: `vars.color.page` is `var(--trek-color-page)`. */
export const vars = createGlobalThemeContract(values, (_, path) =>
  ['trek', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

globalStyle(':root', {
  '@layer': { [trekLayer]: { vars: assignVars(vars, values), colorScheme: 'light' } },
});

// Paper is light, whatever the screen was.
globalStyle('.dark', {
  '@layer': {
    [trekLayer]: { '@media': { screen: { vars: assignVars(vars.color, darkPalette), colorScheme: 'dark' } } },
  },
});
