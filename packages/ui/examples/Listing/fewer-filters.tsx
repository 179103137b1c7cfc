import type { PlaceSummary, Remote, TrekSummary } from '@trek/ui/api';
import { Listing } from '@trek/ui/listing';
import { useState } from 'react';

interface TreksPageProps {
  data: Remote<readonly TrekSummary[]>;
  regions: Remote<readonly PlaceSummary[]>;
}

/** A small catalogue needs no drawer: two filters above the cards. */
export function SmallCatalogue({ data, regions }: TreksPageProps) {
  const [query, setQuery] = useState('');
  return (
    <Listing.Root data={data} regions={regions} countries={[]} query={query} onQueryChange={setQuery}>
      <Listing.FilterPanel>
        <Listing.CountryField />
        <Listing.DifficultyField />
        <Listing.Apply>Show treks</Listing.Apply>
      </Listing.FilterPanel>
      <Listing.Found>
        <Listing.ResultsTitle />
        <Listing.Count />
        <Listing.NoMatch />
        <Listing.Results />
        <Listing.Pagination />
      </Listing.Found>
    </Listing.Root>
  );
}
