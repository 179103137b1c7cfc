import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLines } from '../src/core/csv.ts';

describe('a CSV file of a list', () => {
  test('follows RFC 4180', () => {
    expect(
      csvLines([
        ['a', 'b "c", d'],
        [1.5, 'two\nlines'],
        [null, ''],
      ]),
    ).toBe('"a","b ""c"", d"\r\n"1.5","two\nlines"\r\n"",""\r\n');
  });

  test.each(['=1+1', '+977 1 5550100', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'I11: contains no formula: %j',
    (text) => {
      const [line = ''] = csvLines([[text]]).split('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test.each(['Maya\n=1+1', 'Maya\r\n@SUM(A1)', 'Maya;=1+1', 'Maya,+1', 'Maya\t-1', '"\n=1'])(
    'I11: contains no formula inside a text: %j',
    (text) => {
      expect(csvLines([[text]])).not.toMatch(/[\t\r\n,;|][=+\-@]/);
    },
  );

  test('I11: keeps any text readable, and starts no cell like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 3 })), (rows) => {
        const cells = readCsv(csvLines(rows));
        const withoutApostrophes = (cell: string) => cell.replaceAll(/(^|[\t\r\n,;|])'(?=[=+\-@\t\r])/g, '$1');
        expect(cells.map((row) => row.map(withoutApostrophes))).toEqual(rows.map((row) => row.map(withoutApostrophes)));
        expect(cells.flat().filter((cell) => /(^|[\t\r\n,;|])[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
  });
});

/** The rows of a file, read by the letter of RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = field.exec(file); match; match = field.exec(file)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
