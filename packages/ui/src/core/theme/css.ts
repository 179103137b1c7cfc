/** For style sheets written with vanilla-extract: the tokens as custom properties, the dark theme, the layer, and the shared rules. */
export { trekLayer } from './layer.css.ts';
export * from './mixins.ts';
export { darkTheme, vars } from './theme.css.ts';
