import type { Trek } from '@trek/ui/api';
import { RouteMap } from '@trek/ui/walk';

export function Way({ trek }: { trek: Trek }) {
  return <RouteMap days={trek.itinerary} />;
}
