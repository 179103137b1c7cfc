/**
 * Characters that spreadsheet programs take for the start of a formula, which would run on the reader's machine. It
 * also matches full-width signs, and inside a value, where such a program may split the cell at a line break or another separator.
 */
const FORMULA = /(^|[\t\r\n,;|])(?=[=+\-@\t\r＝＋－＠])/g;

/** Rows as RFC 4180 CSV, every value quoted. An apostrophe turns anything that looks like a formula into text. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

/** An amount in cents is written in dollars, always with its cents. */
export type CsvValue = string | number | null | { cents: number };

function csvField(value: CsvValue): string {
  // Numbers come from us, so they are no formulas.
  if (typeof value === 'number') return `"${value}"`;
  if (typeof value === 'object' && value !== null) return `"${(value.cents / 100).toFixed(2)}"`;
  return `"${(value ?? '').replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
