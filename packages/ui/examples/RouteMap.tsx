import type { Trek } from '@trek/ui/api';
import { DefaultRouteMap } from '@trek/ui/route';

export function Way({ trek }: { trek: Trek }) {
  return <DefaultRouteMap days={trek.itinerary} />;
}
