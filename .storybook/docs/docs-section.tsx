import type { ReactNode } from 'react';

interface DocsSectionProps {
  title: string;
  children: ReactNode;
}

/** A named section of a docs page. Its heading leads to itself, so that others can link to it. */
export function DocsSection({ title, children }: DocsSectionProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {/* Storybook's frame sends links to the page around it. */}
        <a href={`#${id}`} target="_self">
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}

interface DocsTableProps {
  /** The table's subject, for readers who can't see where it is. */
  label: string;
  columns: readonly string[];
  /** Cells of each row; the first names the row, by its `key`. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls by itself where the page is too narrow. */
export function DocsTable({ label, columns, rows }: DocsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="docs-table" aria-label={label} tabIndex={0}>
      <table>
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
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
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
