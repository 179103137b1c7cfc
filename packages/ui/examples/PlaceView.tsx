import type { Place, TrekSummary } from '@trek/ui/api';
import { PlaceView } from '@trek/ui/place-page';

export function RegionPage({ region, treks }: { region: Place; treks: readonly TrekSummary[] }) {
  return <PlaceView kind="region" place={region} treks={treks} />;
}
