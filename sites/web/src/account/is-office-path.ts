/** The office's start page. */
export const OFFICE_PATH = '/office';

/** Whether a path, with or without a query, is the office's, whose documents have a stricter policy: it is entered and left by loading one. */
export const isOfficePath = (path: string) => /^\/office(?:[/?#]|$)/.test(path);
