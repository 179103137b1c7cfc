import type { ListTable as Table } from '@trek/api/people-lists';
import * as styles from './office.css.ts';

/** Days, references and sums are not broken at their hyphens. */
const LONGEST_SHORT = 12;

/** A table in words, whose second column names the row; on a phone, each row is a card. */
export function ListTable({ table: { columns, rows }, label }: { table: Table; label: string }) {
  return (
    <table className={`${styles.table} ${styles.sheet}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {columns.map((name, index) =>
              index === 1 ? (
                <th key={name} scope="row" translate="no">
                  <strong>{row[index]}</strong>
                </th>
              ) : (
                <td
                  key={name}
                  data-label={name}
                  data-short={(row[index] ?? '').length <= LONGEST_SHORT || undefined}
                  translate="no"
                >
                  {row[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
