import type { Place, TrekSummary } from '@trek/ui/api';
import { DefaultPlacePage } from '@trek/ui/place-page';

export function RegionPage({ region, treks }: { region: Place; treks: readonly TrekSummary[] }) {
  return <DefaultPlacePage kind="region" place={region} treks={treks} />;
}
