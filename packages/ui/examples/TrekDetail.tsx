import type { Trek } from '@trek/ui/api';
import { TrekBooking } from '@trek/ui/booking';
import { TrekDetail } from '@trek/ui/trek-page';

/** The whole page of a trek, with its booking beside the story. */
export function TrekPage({ trek }: { trek: Trek }) {
  return <TrekDetail trek={trek} aside={<TrekBooking trek={trek} />} />;
}
