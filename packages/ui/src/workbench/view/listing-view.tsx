import type { SnapshotFrom } from 'xstate';
import { catalogueMessages as messages } from '../../catalogue/catalogue.messages.ts';
import { FilterPanel } from '../../catalogue/filter-panel.tsx';
import { findTreks } from '../../catalogue/find-treks.rules.ts';
import type { listingMachine } from '../../catalogue/listing.machine.ts';
import { activityOptions, pageCount, pageOf } from '../../catalogue/listing.rules.ts';
import { TrekCard } from '../../catalogue/trek-card.tsx';
import type { Listing } from '../../catalogue/use-listing.ts';
import { Button } from '../../kit/button.tsx';
import { Status } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { storyCountries, storyTreks } from '../../testing/story-treks.ts';
import type { PanelProps } from './panel-props.ts';

/** What the listing shows, in the width that the bench leaves: its filters are those of a small screen. */
export function ListingView({ session, moment }: PanelProps) {
  const { value, context } = moment.recorded.run.snapshot as SnapshotFrom<typeof listingMachine>;
  const { placeholderImage } = usePorts();
  // Without pictures of their own, so that nothing is asked for.
  const treks = storyTreks.map((trek) => ({ ...trek, image: placeholderImage }));
  const found = findTreks(treks, context.applied, null, context.sort);
  const pages = pageCount(found.length);
  const listing: Listing = {
    send: (event) => void session.send(event),
    dataState: value.data,
    isDrawerOpen: value.drawer === 'open',
    view: value.view === 'list' ? 'list' : 'grid',
    ...context,
    treks,
    regionName: null,
    count: found.length,
    isEmpty: false,
    activities: activityOptions(treks),
    shown: pageOf(found, context.page),
    page: Math.min(context.page, pages),
    pages,
  };
  const { send, isDrawerOpen, view, shown, message } = listing;
  if (value.data === 'failed') return <Status kind="error" title={messages.loadError(message ?? '')} />;
  if (value.data !== 'ready') return <p role="status">{messages.loadingTreks}</p>;
  return (
    <>
      {isDrawerOpen && (
        <>
          <Button onClick={() => send({ type: 'drawer.close' })}>{messages.closeFilters}</Button>
          <FilterPanel draft={listing.draft} activities={listing.activities} send={send} countries={storyCountries} />
        </>
      )}
      {!isDrawerOpen && <Button onClick={() => send({ type: 'drawer.open' })}>{messages.filters}</Button>}
      <p role="status">
        {messages.resultCount(found.length)}, {messages.page(listing.page)}
      </p>
      <div className="workbench-treks" data-view={view}>
        {shown.map((trek) => (
          <TrekCard key={trek.id} trek={trek} layout={view} />
        ))}
      </div>
    </>
  );
}
