import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/trek-card/skin.css';
import '@trek/ui/place-page/skin.css';
import type { PlaceKind } from '@trek/ui/place-page';
import { DefaultPlacePage, PlaceNotFound, placePageTexts } from '@trek/ui/place-page';
import { useTrekFacts } from '@trek/ui/trek-card';
import { useSyncExternalStore } from 'react';
import { usePlace } from '../data/place-reads.ts';
import { notFoundHead, usePageHead } from '../document/page-head.tsx';
import { useInEnglish } from '../language/in-english.ts';
import { PageRead } from './page-read.tsx';

/** In the history entry of a page whose treks are all shown: Back finds them, and a new visit starts with the first. */
const SHOWS_ALL = 'showsAllTreks';
const saveShowsAll = () => window.history.replaceState({ ...window.history.state, [SHOWS_ALL]: true }, '');
const readShowsAll = () => window.history.state?.[SHOWS_ALL] === true;
const never = () => () => undefined;

/** A country or region with its treks. */
export function PlaceContent({ kind, slug }: { kind: PlaceKind; slug: string }) {
  const messages = useTexts(placePageTexts);
  const showsAll = useSyncExternalStore(never, readShowsAll, () => false);
  const read = usePlace(kind, slug);
  const { country } = useTrekFacts();
  const inEnglish = useInEnglish();
  const place = read.status === 'ready' ? read.value?.place : undefined;
  usePageHead(
    place
      ? {
          title: messages.treksIn(country(place.name)),
          description: place.description || messages.treksIn(country(place.name)),
          canonicalPath: `/${kind}/${place.slug}`,
          image: place.image,
        }
      : notFoundHead(read, kind === 'country' ? messages.countryNotFound : messages.regionNotFound),
  );
  return (
    <PageRead read={read} loadingLabel={messages.loadingPlace} missing={<PlaceNotFound kind={kind} />}>
      {({ place, treks }) => (
        <DefaultPlacePage {...{ kind, place, treks, showsAll }} textLang={inEnglish.lang} onShowAll={saveShowsAll} />
      )}
    </PageRead>
  );
}
