import type { Trek } from '@trek/ui/api';
import { ElevationProfile } from '@trek/ui/route';

export function SleepingAltitudes({ trek }: { trek: Trek }) {
  return <ElevationProfile days={trek.itinerary} />;
}
