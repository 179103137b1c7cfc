import type { PlaceSummary, Remote, TrekSummary } from '@trek/ui/api';
import { useListing } from '@trek/ui/listing';
import { useState } from 'react';

interface TreksPageProps {
  data: Remote<readonly TrekSummary[]>;
  regions: Remote<readonly PlaceSummary[]>;
}

/** `useListing` filters, sorts and pages. What it looks like is all yours. */
export function PlainList({ data, regions }: TreksPageProps) {
  const [query, setQuery] = useState('sort=price-low');
  const { shown, count, page, pages, choosePage } = useListing({ data, regions, query, onQueryChange: setQuery });
  return (
    <>
      <p>{`${count} treks`}</p>
      <ul>
        {shown.map(({ id, title, days }) => (
          <li key={id}>{`${title}, ${days} days`}</li>
        ))}
      </ul>
      {page < pages && (
        <button type="button" onClick={() => choosePage(page + 1)}>
          More
        </button>
      )}
    </>
  );
}
