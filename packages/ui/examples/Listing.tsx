import type { PlaceSummary, Remote, TrekSummary } from '@trek/ui/api';
import { DefaultListing } from '@trek/ui/listing';
import { useState } from 'react';

interface TreksPageProps {
  data: Remote<readonly TrekSummary[]>;
  regions: Remote<readonly PlaceSummary[]>;
}

/** `data` and `regions` come from your own reads. The search is in `query`: keep it in your address. */
export function TreksPage({ data, regions }: TreksPageProps) {
  const [query, setQuery] = useState('country=nepal');
  return (
    <DefaultListing
      data={data}
      regions={regions}
      countries={['Nepal', 'Bhutan']}
      query={query}
      onQueryChange={setQuery}
    />
  );
}
