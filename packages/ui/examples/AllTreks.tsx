import type { ListingData } from '@trek/ui/listing';
import { AllTreks } from '@trek/ui/rows';

export function EveryTrek({ data, onRetry }: { data: ListingData; onRetry: () => void }) {
  return <AllTreks data={data} onRetry={onRetry} />;
}
