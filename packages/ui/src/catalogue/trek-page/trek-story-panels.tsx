'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLate } from '../../core/lazy/use-late.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { DefaultRouteMap, ElevationProfile } from '../route/index.ts';
import { DefaultGallery, type DefaultGalleryProps } from './gallery.tsx';
import { Drawing } from './trek-drawing.tsx';
import { Highlights } from './trek-inclusions.tsx';
import { Itinerary } from './trek-itinerary.tsx';
import { trekPageTexts } from './trek-page.texts.ts';
import { useSharedDay, useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

// The parts of a trek's story behind its tabs. Their code is loaded on the first interaction: until then the server's markup
// is as good, and without one nothing of them is seen.

export { Inclusions as InclusionsPanel } from './trek-inclusions.tsx';

/** The nights in one line. */
export const NightSummary = withRef(function TrekPageNightSummary(figure: OuterProps<'figure'>) {
  return (
    <ElevationProfile.Root days={useTrek().itinerary} {...figure}>
      <ElevationProfile.Summary />
    </ElevationProfile.Root>
  );
});

/** The meaning of the nights for acclimatization, and a table of them. */
export const Acclimatization = withRef(function TrekPageAcclimatization(figure: OuterProps<'figure'>) {
  return (
    <ElevationProfile.Root days={useTrek().itinerary} {...figure}>
      <ElevationProfile.Reading />
      <ElevationProfile.Table />
    </ElevationProfile.Root>
  );
});

/** Its places. */
export const Route = withRef(function TrekPageRoute(figure: OuterProps<'figure'>) {
  const { itinerary, title } = useTrek();
  return <DefaultRouteMap days={itinerary} name={title} {...useSharedDay()} {...figure} />;
});

export function ItineraryPanel() {
  const texts = useTexts(trekPageTexts);
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
  const texts = useTexts(trekPageTexts);
  return (
    <>
      <SectionTitle>{texts.highlights}</SectionTitle>
      <Highlights />
    </>
  );
}

/** Its pictures, each of which opens large; where they are drawings alone, one of them and a word that it is one. */
export const Gallery = withRef(function TrekPageGallery(gallery: Partial<DefaultGalleryProps>) {
  const { title, images, photos } = useTrek();
  const late = useLate();
  if (photos?.length === 0 && !gallery.images) return <Drawing />;
  return <DefaultGallery data-late={late} title={title} images={images} photos={photos} {...gallery} />;
});
