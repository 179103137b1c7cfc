/** What programs for tables take for the beginning of a formula, which would run on the machine of whoever opens the file. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows of a table as RFC 4180 has them. A value that begins like a formula is made a text by an apostrophe. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

export type CsvValue = string | number | null;

function csvField(value: CsvValue): string {
  // A number is ours, and no formula.
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
