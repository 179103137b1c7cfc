/** Storage key of the chosen theme, whose name is also the class of the root element. */
export const THEME_KEY = 'theme';

/** Selects the meta elements for the color of the browser's own UI: one for each theme, marked by `data-theme`. */
export const THEME_COLOR = 'meta[name=theme-color]';
