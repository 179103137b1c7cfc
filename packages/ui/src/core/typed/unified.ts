/**
 * More marks on one letter are in no language, and sorting them takes a time that grows with their square.
 * Source: https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** A text in one Unicode spelling, so that `é` is one text however a keyboard or a file system writes it. */
export const unified = (text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  TOO_MANY_MARKS.test(text) ? text : text.normalize(form);
