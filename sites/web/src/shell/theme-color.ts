/** Selects the elements that tell the browser which colour its own bars take: one for each theme, named by `data-theme`. */
export const THEME_COLOR = 'meta[name=theme-color]';
