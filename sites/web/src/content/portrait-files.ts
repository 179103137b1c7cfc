/** Pixels of the portraits' sides: twice and three times what a page shows. */
export const PORTRAIT_WIDTHS = [144, 216] as const;

/** The address of a portrait's files, without width and ending. */
export const portraitAddress = (id: string) => `/art/portrait-${id}`;
