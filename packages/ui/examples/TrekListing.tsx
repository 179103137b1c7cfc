import { type ListingData, TrekListing } from '@trek/ui/listing';
import { useState } from 'react';

/** `data` comes from your own reads. The search is in `query`: keep it in your address. */
export function TreksPage({ data, onRetry }: { data: ListingData; onRetry: () => void }) {
  const [query, setQuery] = useState('country=nepal');
  return (
    <TrekListing
      data={data}
      regions={{ status: 'loading' }}
      countries={['Nepal', 'Bhutan']}
      query={query}
      onQueryChange={setQuery}
      onRetry={onRetry}
    />
  );
}
