/** For style sheets written with vanilla-extract: the tokens as custom properties, the layers, and the shared rules. */
export { resetLayer, trekLayer } from './layer.css.ts';
export * from './mixins.ts';
export { vars } from './theme.css.ts';
