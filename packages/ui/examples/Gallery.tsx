import type { Trek } from '@trek/ui/api';
import { DefaultGallery } from '@trek/ui/trek-page';

export function Pictures({ trek }: { trek: Trek }) {
  return <DefaultGallery title={trek.title} images={trek.images} />;
}
