/** Whether a path is the office's, whose documents have a stricter policy: it is entered and left by loading one. */
export const isOfficePath = (path: string) => /^\/office(\/|$)/.test(path);
