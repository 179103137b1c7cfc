import type { Trek } from '@trek/ui/api';
import { DefaultElevationProfile } from '@trek/ui/route';

export function SleepingAltitudes({ trek }: { trek: Trek }) {
  return <DefaultElevationProfile days={trek.itinerary} />;
}
