import type { ReactNode } from 'react';
import * as styles from './info.css.ts';

export interface InfoTableProps {
  caption: string;
  columns: readonly string[];
  /** Cells from left to right; the first is the row's header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls horizontally in a narrow window. */
export function InfoTable({ caption, columns, rows }: InfoTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.tableWrap} aria-label={caption} tabIndex={0}>
      <table data-wide={columns.length > 2 ? '' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={String(head)}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
