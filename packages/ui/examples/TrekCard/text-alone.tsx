import type { TrekSummary } from '@trek/ui/api';
import { TrekCard } from '@trek/ui/trek-card';

/** Leave out what you do not want, and add words of yours. */
export function ShortList({ treks }: { treks: readonly TrekSummary[] }) {
  return treks.map((trek) => (
    <TrekCard.Root key={trek.id} trek={trek}>
      <TrekCard.Body>
        <TrekCard.Title />
        <p>{`${trek.days} days in ${trek.country}`}</p>
        <TrekCard.Link>Read more</TrekCard.Link>
      </TrekCard.Body>
    </TrekCard.Root>
  ));
}
