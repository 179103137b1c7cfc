/** URL of the drawing that replaces missing or failed images. */
export const PLACEHOLDER_IMAGE = '/art/placeholder.svg';
