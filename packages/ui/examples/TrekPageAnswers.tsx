import type { Trek } from '@trek/ui/api';
import { TrekPage } from '@trek/ui/trek-page';

/** The answers alone, below a page of yours. The trek is read by its id: lists have no answers. */
export function GoodToKnow({ trek }: { trek: Trek }) {
  return (
    <TrekPage.Root trek={trek}>
      <TrekPage.Answers />
    </TrekPage.Root>
  );
}
