import type { Trek } from '@trek/ui/api';
import { DefaultBooking } from '@trek/ui/booking';
import { DefaultTrekPage } from '@trek/ui/trek-page';

/** The whole page of a trek, with its booking beside the story. */
export function TrekPage({ trek }: { trek: Trek }) {
  return <DefaultTrekPage trek={trek} aside={<DefaultBooking trek={trek} />} />;
}
