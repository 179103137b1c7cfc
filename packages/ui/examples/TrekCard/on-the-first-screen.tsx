import type { TrekSummary } from '@trek/ui/api';
import { DefaultTrekCard } from '@trek/ui/trek-card';

/** `priority` loads a picture at once: for the cards that a visitor sees first. */
export function TopTreks({ treks }: { treks: readonly TrekSummary[] }) {
  return treks.map((trek, index) => <DefaultTrekCard key={trek.id} trek={trek} priority={index < 3} />);
}
