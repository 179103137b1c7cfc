import type { TrekSummary } from '@trek/ui/api';
import { Badge } from '@trek/ui/kit';
import { TrekCard } from '@trek/ui/trek-card';

/** Children replace the badges that follow from the trek. */
export function NewTreks({ treks }: { treks: readonly TrekSummary[] }) {
  return treks.map((trek) => (
    <TrekCard.Root key={trek.id} trek={trek}>
      <TrekCard.Picture>
        <TrekCard.Image />
        <TrekCard.Badges>
          <Badge color="green">New</Badge>
        </TrekCard.Badges>
      </TrekCard.Picture>
      <TrekCard.Body>
        <TrekCard.Title />
        <TrekCard.Price />
      </TrekCard.Body>
    </TrekCard.Root>
  ));
}
