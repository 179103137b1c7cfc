import type { Trek } from '@trek/ui/api';
import { TrekGallery } from '@trek/ui/trek-page';

export function Pictures({ trek }: { trek: Trek }) {
  return <TrekGallery title={trek.title} images={trek.images} />;
}
