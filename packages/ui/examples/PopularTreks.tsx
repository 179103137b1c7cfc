import type { Remote, TrekSummary } from '@trek/ui/api';
import { PopularTreks } from '@trek/ui/rows';

export function PopularByCountry({ data }: { data: Remote<readonly TrekSummary[]> }) {
  return <PopularTreks data={data} countries={['Nepal', 'Bhutan']} />;
}
