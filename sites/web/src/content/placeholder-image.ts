/** Address of the drawing that stands in for pictures that are missing or fail. */
export const PLACEHOLDER_IMAGE = '/art/placeholder.svg';
