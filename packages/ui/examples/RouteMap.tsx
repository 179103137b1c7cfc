import type { Trek } from '@trek/ui/api';
import { RouteMap } from '@trek/ui/route';

export function Way({ trek }: { trek: Trek }) {
  return <RouteMap days={trek.itinerary} />;
}
