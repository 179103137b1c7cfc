/** Name of the choice in the browser's storage; the class of the root element is the theme's name. */
export const THEME_KEY = 'theme';

/** Selects the elements that tell the browser which color its own bars take: one for each theme, named by `data-theme`. */
export const THEME_COLOR = 'meta[name=theme-color]';
