'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { Elevation, RouteMap } from '../route/index.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';
import { Drawing } from './trek-drawing.tsx';
import { TrekGallery, type TrekGalleryProps } from './trek-gallery.tsx';
import { Highlights } from './trek-inclusions.tsx';
import { Itinerary } from './trek-itinerary.tsx';
import { useSharedDay, useTrek, useTrekPage } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

// The parts of a trek's story that are only text and drawings. Their code is loaded late: until then the server's
// markup is as good.

export { Inclusions as InclusionsPanel } from './trek-inclusions.tsx';
export { Overview as OverviewPanel } from './trek-overview.tsx';

const dayHref = (day: number) => `#day-${day}`;

/** The trek's nights, pointing at which shows the day on the map and in the itinerary as well. */
function useNights() {
  const { trek, hasAnchors } = useTrekPage();
  return { days: trek.itinerary, ...useSharedDay(), ...(hasAnchors && { dayHref }) };
}

/** The sleeping altitudes of the trek. */
export const Profile = withRef(function TrekPageProfile(figure: OuterProps<'figure'>) {
  return (
    <Elevation.Root {...useNights()} {...figure}>
      <Elevation.Title />
      <Elevation.Chart />
      <Elevation.Current />
    </Elevation.Root>
  );
});

/** The nights in one line. */
export const NightSummary = withRef(function TrekPageNightSummary(figure: OuterProps<'figure'>) {
  return (
    <Elevation.Root days={useTrek().itinerary} {...figure}>
      <Elevation.Summary />
    </Elevation.Root>
  );
});

/** The meaning of the nights for acclimatization, and a table of them. */
export const Acclimatization = withRef(function TrekPageAcclimatization(figure: OuterProps<'figure'>) {
  return (
    <Elevation.Root days={useTrek().itinerary} {...figure}>
      <Elevation.Reading />
      <Elevation.Table />
    </Elevation.Root>
  );
});

/** Its places. */
export const Route = withRef(function TrekPageRoute(figure: OuterProps<'figure'>) {
  const { itinerary, title } = useTrek();
  return <RouteMap days={itinerary} name={title} {...useSharedDay()} {...figure} />;
});

export function ItineraryPanel() {
  const texts = useTexts(trekDetailTexts);
  return (
    <>
      <SectionTitle>{texts.itinerary}</SectionTitle>
      <NightSummary />
      <Route />
      <Itinerary />
      <Acclimatization />
    </>
  );
}

export function HighlightsPanel() {
  const texts = useTexts(trekDetailTexts);
  return (
    <>
      <SectionTitle>{texts.highlights}</SectionTitle>
      <Highlights />
    </>
  );
}

/** Its pictures, each of which opens large; where they are drawings alone, one of them and a word that it is one. */
export const Gallery = withRef(function TrekPageGallery(gallery: Partial<TrekGalleryProps>) {
  const { title, images, photos } = useTrek();
  if (photos?.length === 0 && !gallery.images) return <Drawing />;
  return <TrekGallery title={title} images={images} photos={photos} {...gallery} />;
});
