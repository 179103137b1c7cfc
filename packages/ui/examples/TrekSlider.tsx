import type { TrekSummary } from '@trek/ui/api';
import { TrekSlider } from '@trek/ui/trek-card';

export function TreksOfTheSeason({ treks }: { treks: readonly TrekSummary[] }) {
  return <TrekSlider label="Treks of the season" treks={treks} />;
}
