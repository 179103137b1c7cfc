import '@trek/ui/trek-card/skin.css';
import '@trek/ui/place-page/skin.css';
import type { PlaceKind } from '@trek/ui/place-page';
import { PlaceNotFound, PlaceView, placeTexts } from '@trek/ui/place-page';
import { usePlace } from '../data/place-reads.ts';
import { notFoundHead, usePageHead } from '../document/page-head.tsx';
import { PageRead } from './page-read.tsx';

const messages = placeTexts.english;

const NOT_FOUND = { country: messages.countryNotFound, region: messages.regionNotFound };

/** A country or region with its treks. */
export function PlaceContent({ kind, slug }: { kind: PlaceKind; slug: string }) {
  const read = usePlace(kind, slug);
  const place = read.status === 'ready' ? read.value?.place : undefined;
  usePageHead(
    place
      ? {
          title: messages.treksIn(place.name),
          description: place.description || messages.treksIn(place.name),
          canonicalPath: `/${kind}/${place.slug}`,
          image: place.image,
        }
      : notFoundHead(read, NOT_FOUND[kind]),
  );
  return (
    <PageRead read={read} loadingLabel={messages.loadingPlace} missing={<PlaceNotFound kind={kind} />}>
      {({ place, treks }) => <PlaceView kind={kind} place={place} treks={treks} />}
    </PageRead>
  );
}
