'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { ElevationProfile } from '../route/index.ts';
import { useSharedDay, useTrekPage } from './trek-page-context.tsx';

// The parts of a trek's story that are seen at first. Their code is loaded late: until then the server's markup is as good.

export { Overview as OverviewPanel } from './trek-overview.tsx';

const dayHref = (day: number) => `#day-${day}`;

/** The trek's nights, pointing at which shows the day on the map and in the itinerary as well. */
function useNights() {
  const { trek, hasAnchors } = useTrekPage();
  return { days: trek.itinerary, ...useSharedDay(), ...(hasAnchors && { dayHref }) };
}

/** The sleeping altitudes of the trek. */
export const Profile = withRef(function TrekPageProfile(figure: OuterProps<'figure'>) {
  return (
    <ElevationProfile.Root {...useNights()} {...figure}>
      <ElevationProfile.Title />
      <ElevationProfile.Chart />
      <ElevationProfile.Current />
    </ElevationProfile.Root>
  );
});
