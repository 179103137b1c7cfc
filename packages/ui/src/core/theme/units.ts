/**
 * A length with its `rem` in units of the visitor's font size: the root's, unless the page says otherwise in
 * `--trek-unit`.
 * @example units('0.75rem')
 */
export const units = (length: string) =>
  length.replace(/(\d{1,2}(?:\.\d{1,4})?)rem/g, 'calc($1 * var(--trek-unit, 1rem))');
