import type { ReactNode } from 'react';
import * as styles from './office.css.ts';

/** A column of a table. */
export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Names the row, and is the title of its card. */
  isHeading?: boolean;
  /** Names, numbers and dates, which a translator must not reword. */
  isFixed?: boolean;
  /** Buttons, which need no name on a card. */
  isActions?: boolean;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Also for a sheet of paper, with more columns than a tablet has room for. */
  isSheet?: boolean;
}

/** Days, references and sums are not broken at their hyphens. */
const LONGEST_SHORT = 12;
const isShort = (content: ReactNode) => typeof content === 'string' && content.length <= LONGEST_SHORT;

/**
 * Every list of the office in columns; on a phone, each row is a card with the name of its column beside each value. The
 * server sorts, filters and pages, and the URL holds the state, so a table library would have nothing to do.
 */
export function OfficeTable<Row>({ label, columns, rows, keyOf, isSheet = false }: Props<Row>) {
  return (
    <table className={`${styles.table} ${isSheet ? styles.sheet : styles.cards}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column: { name, cell, isHeading, isFixed, isActions }, row }: { column: Column<Row>; row: Row }) {
  const content = cell(row);
  const translate = isFixed ? ('no' as const) : undefined;
  if (isHeading) {
    return (
      <th scope="row" translate={translate}>
        {content}
      </th>
    );
  }
  return (
    <td
      data-label={name}
      data-short={isShort(content) || undefined}
      data-actions={isActions || undefined}
      translate={translate}
    >
      {content}
    </td>
  );
}
