import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFailureText } from '../../../ui/src/api/use-failure-text.ts';
import { ListingFilterPanel } from '../../../ui/src/catalogue/listing/filters/listing-filter-panel.tsx';
import { findTreks } from '../../../ui/src/catalogue/listing/find-treks.rules.ts';
import { connectListing } from '../../../ui/src/catalogue/listing/listing.connect.ts';
import type { listingMachine } from '../../../ui/src/catalogue/listing/listing.machine.ts';
import { activityOptions, listingPhase, pageCount, pageOf } from '../../../ui/src/catalogue/listing/listing.rules.ts';
import { type ListingContextValue, ListingProvider } from '../../../ui/src/catalogue/listing/listing-context.tsx';
import { readListingQuery } from '../../../ui/src/catalogue/listing/listing-query.ts';
import { DefaultTrekCard } from '../../../ui/src/catalogue/trek-card/trek-card.tsx';
import { Button } from '../../../ui/src/kit/button.tsx';
import { usePartIds } from '../../../ui/src/kit/part-ids.ts';
import { Status } from '../../../ui/src/kit/status.tsx';
import { en } from '../../../ui/src/messages/en.ts';
import { usePorts } from '../../../ui/src/provider/trek-provider.tsx';
import type { listingHostMachine } from '../../../ui/src/testing/listing-host.machine.ts';
import { storyCountries, storyRegions, storyTreks } from '../../../ui/src/testing/story-treks.ts';
import { childSnapshot } from '../recorded-run.ts';
import type { PanelProps } from './panel-props.ts';

const messages = en.catalogue;

/** The listing in the width that the bench leaves: its filters are those of a small screen. */
export function ListingView(panel: PanelProps) {
  const listing = useRecordedListing(panel);
  const failureText = useFailureText();
  const { phase, isFiltersOpen, view, shown, message, openFilters, closeFilters } = listing;
  if (phase === 'failed') return <Status kind="error" title={messages.loadError(failureText(message ?? ''))} />;
  if (phase === 'loading') return <p role="status">{messages.loadingTreks}</p>;
  return (
    <>
      {isFiltersOpen && (
        <ListingProvider value={listing}>
          <Button onClick={closeFilters}>{messages.closeFilters}</Button>
          <ListingFilterPanel />
        </ListingProvider>
      )}
      {!isFiltersOpen && <Button onClick={openFilters}>{messages.filters}</Button>}
      <p role="status">{`${messages.resultCount(listing.count)}, ${messages.page(listing.page)}`}</p>
      <div className="workbench-treks" data-view={view}>
        {shown.map((trek) => (
          <DefaultTrekCard key={trek.id} trek={trek} layout={view} />
        ))}
      </div>
    </>
  );
}

/** The recorded query, draft and drawer, and the treks of the stories that the query finds. */
function useRecordedListing({ session, moment }: PanelProps): ListingContextValue {
  const { placeholderImage } = usePorts();
  const refs = { backHold: useRef(null), heading: useRef(null) };
  const host = moment.recorded.run.snapshot as SnapshotFrom<typeof listingHostMachine>;
  const recorded = connectListing(
    childSnapshot(host, 'listing') as unknown as SnapshotFrom<typeof listingMachine>,
    readListingQuery(new URLSearchParams(host.context.query)),
    { send: (event) => void session.send(event, 'listing'), choose: (choice) => void session.send(choice) },
  );
  const { applied, sort, page } = recorded;
  // Without pictures of their own, so that nothing is asked for.
  const treks = storyTreks.map((trek) => ({ ...trek, image: placeholderImage }));
  const found = findTreks(treks, applied, null, sort);
  const pages = pageCount(found.length);
  return {
    ...recorded,
    ...refs,
    ids: usePartIds(),
    dataStatus: host.value,
    message: host.context.message,
    phase: listingPhase({ status: host.value, isEmpty: false, count: found.length }),
    treks,
    countries: storyCountries,
    active: [],
    regions: storyRegions,
    regionName: null,
    count: found.length,
    activities: activityOptions(treks),
    shown: pageOf(found, page),
    page: Math.min(page, pages),
    pages,
    retry: () => {},
  };
}
