import type { ListingData } from '@trek/ui/listing';
import { PopularTreks } from '@trek/ui/rows';

export function PopularByCountry({ data, onRetry }: { data: ListingData; onRetry: () => void }) {
  return <PopularTreks data={data} countries={['Nepal', 'Bhutan']} onRetry={onRetry} />;
}
