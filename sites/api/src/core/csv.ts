/**
 * What programs for tables take for the beginning of a formula, which would run on the machine of whoever opens the file. It
 * may begin where such a program splits a cell that we did not, at a line or at another separator.
 */
const FORMULA = /(^|[\t\r\n,;|])(?=[=+\-@\t\r])/g;

/** Rows of a table as RFC 4180 has them, each value in quotes. What begins like a formula is made a text by an apostrophe. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

export type CsvValue = string | number | null;

function csvField(value: CsvValue): string {
  // A number is ours, and no formula.
  const safe = typeof value === 'number' ? String(value) : (value ?? '').replace(FORMULA, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}
