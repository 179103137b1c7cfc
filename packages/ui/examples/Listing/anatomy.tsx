import type { PlaceSummary, Remote, TrekSummary } from '@trek/ui/api';
import { Listing } from '@trek/ui/listing';

interface AnatomyProps {
  data: Remote<readonly TrekSummary[]>;
  regions: Remote<readonly PlaceSummary[]>;
}

/** `DefaultListing` is these parts. Filters wait for `Apply`; sort, view, chips and pages act at once. */
export function Anatomy({ data, regions }: AnatomyProps) {
  return (
    <Listing.Root data={data} regions={regions} countries={[]} query="" onQueryChange={() => {}}>
      <Listing.Title />
      <Listing.Layout>
        <Listing.Filters>
          <Listing.FiltersTitle />
          <Listing.FilterPanel>
            <Listing.KeywordField />
            <Listing.CountryField />
            <Listing.RegionField />
            <Listing.DifficultyField />
            <Listing.ActivityField />
            <Listing.MonthField />
            <Listing.PriceField />
            <Listing.DurationField />
            <Listing.AltitudeField />
            <Listing.PopularField />
            <Listing.FilterActions>
              <Listing.Apply />
              <Listing.Reset />
            </Listing.FilterActions>
          </Listing.FilterPanel>
        </Listing.Filters>
        <Listing.Found>
          <Listing.ResultsTitle />
          <Listing.Toolbar>
            <Listing.Count />
            <Listing.Tools>
              <Listing.FiltersTrigger />
              <Listing.Sort />
              <Listing.ViewToggle />
            </Listing.Tools>
          </Listing.Toolbar>
          <Listing.OrderNote>Those in season come first.</Listing.OrderNote>
          <Listing.Chips />
          <Listing.Failed />
          <Listing.Loading />
          <Listing.Skeletons />
          <Listing.Empty />
          <Listing.NoMatch />
          <Listing.Results />
          <Listing.Pagination />
        </Listing.Found>
      </Listing.Layout>
    </Listing.Root>
  );
}
