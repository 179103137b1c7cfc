import type { Trek } from '@trek/ui/api';
import { TrekPage } from '@trek/ui/trek-page';

/** No tabs: every section below the other, with a heading of yours. */
export function LongPage({ trek }: { trek: Trek }) {
  return (
    <TrekPage.Root trek={trek} hasAnchors>
      <TrekPage.Title />
      <TrekPage.Overview />
      <TrekPage.SectionTitle>Day by day</TrekPage.SectionTitle>
      <TrekPage.Itinerary />
      <TrekPage.SectionTitle>What you pay for</TrekPage.SectionTitle>
      <TrekPage.Inclusions />
    </TrekPage.Root>
  );
}
