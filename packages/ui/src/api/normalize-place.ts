import { listOf, readField, readId, readPath, readText } from './http/read-value.ts';
import { type ImageSource, imageAddress } from './image-path.ts';
import { readFirstPhoto } from './photo.ts';
import type { Place } from './place.ts';
import { placeSlug } from './slug.ts';

/** The list's countries or regions; entries without a name are dropped. */
export function normalizePlaces(raw: unknown, images: ImageSource): Place[] {
  return (listOf(raw, 'countries', 'regions') ?? []).flatMap((entry) => {
    const name = readText(readField(entry, 'name'), '');
    const id = readId(readField(entry, 'id'));
    if (name === '' || id === undefined) return [];
    const image = readPath(readField(entry, 'image'));
    return {
      id,
      name,
      slug: placeSlug(name),
      description: readText(readField(entry, 'description'), ''),
      image: imageAddress(image, images.backendUrl, images.placeholder),
      photo: readFirstPhoto(entry, images),
      country: readText(readField(readField(entry, 'country'), 'name') ?? readField(entry, 'country'), ''),
    };
  });
}
