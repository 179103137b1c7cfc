import type { PlaceKind } from '@trek/ui/catalogue';
import { catalogueMessages as messages, PlaceNotFound, PlaceView } from '@trek/ui/catalogue';
import { usePlace } from '../data/reads.ts';
import { absentHead, usePageHead } from '../page-head.tsx';
import { PageRead } from '../page-read.tsx';

const NOT_FOUND = { country: messages.countryNotFound, region: messages.regionNotFound };

/** A country or region with its treks. */
export function PlacePage({ kind, slug }: { kind: PlaceKind; slug: string }) {
  const read = usePlace(kind, slug);
  const place = read.status === 'ready' ? read.value?.place : undefined;
  usePageHead(
    place
      ? {
          title: messages.treksIn(place.name),
          description: firstSentences(place.description) || messages.treksIn(place.name),
          canonicalPath: `/${kind}/${place.slug}`,
          image: place.image,
        }
      : absentHead(read, NOT_FOUND[kind]),
  );
  return (
    <PageRead read={read} loadingLabel={messages.loadingPlace} missing={<PlaceNotFound kind={kind} />}>
      {({ place, treks }) => <PlaceView kind={kind} place={place} treks={treks} />}
    </PageRead>
  );
}

/** As much of a text as a search engine shows, ended at a sentence where one ends. */
function firstSentences(text: string): string {
  const start = text.replace(/\s+/g, ' ').slice(0, 160);
  const end = start.lastIndexOf('. ');
  return end > 60 ? start.slice(0, end + 1) : start;
}
