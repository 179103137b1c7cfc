import type { Trek } from '@trek/ui/api';
import { TrekPage } from '@trek/ui/trek-page';

/** Parts for the side of a page of yours. The root can be another element. */
export function TrekAtAGlance({ trek }: { trek: Trek }) {
  return (
    <TrekPage.Root trek={trek} asChild>
      <section aria-label={trek.title}>
        <TrekPage.FactList />
        <TrekPage.Highlights />
      </section>
    </TrekPage.Root>
  );
}
