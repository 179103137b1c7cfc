import type { ListTable as Table } from '@trek/api/people-lists';
import { LinkedText } from './contact-links.tsx';
import { OfficeTable } from './office-table.tsx';

interface Props {
  table: Table;
  label: string;
  /** Phone numbers that may be in it. */
  phones?: readonly string[];
}

/** A table in words, whose second column names the row. */
export function ListTable({ table: { columns, rows }, label, phones = [] }: Props) {
  const hasPhone = (text: string) => phones.some((number) => number !== '' && text.includes(number));
  return (
    <OfficeTable
      isSheet
      label={label}
      rows={rows}
      keyOf={([number = '']) => number}
      columns={columns.map((name, index) => ({
        name,
        isFixed: true,
        isHeading: index === 1,
        cell: (row: readonly string[]) => {
          const text = row[index] ?? '';
          if (index === 1) return <strong>{text}</strong>;
          return hasPhone(text) ? (
            <span>
              <LinkedText text={text} phones={phones} />
            </span>
          ) : (
            text
          );
        },
      }))}
    />
  );
}
