import type { Remote, TrekSummary } from '@trek/ui/api';
import { AllTreks } from '@trek/ui/rows';

export function EveryTrek({ data }: { data: Remote<readonly TrekSummary[]> }) {
  return <AllTreks data={data} />;
}
