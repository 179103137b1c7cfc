/** Selects the root of a page while its code is still to come. */
export const LATE_PAGE = '#root[data-late]';
/** Selects it from then on. */
export const HYDRATED_PAGE = '#root:not([data-late])';
