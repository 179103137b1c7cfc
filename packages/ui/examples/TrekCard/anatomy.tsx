import type { Trek } from '@trek/ui/api';
import { TrekCard } from '@trek/ui/trek-card';

/** `DefaultTrekCard` is these parts. The link in the title covers the card. */
export function Anatomy({ trek }: { trek: Trek }) {
  return (
    <TrekCard.Root trek={trek}>
      <TrekCard.Picture>
        <TrekCard.Image />
        <TrekCard.Badges />
      </TrekCard.Picture>
      <TrekCard.Body>
        <TrekCard.Title />
        <TrekCard.Facts />
        <TrekCard.Footer>
          <TrekCard.Price />
          <TrekCard.Link />
        </TrekCard.Footer>
      </TrekCard.Body>
    </TrekCard.Root>
  );
}
