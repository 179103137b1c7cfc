'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { ElevationProfile, RouteMap } from '../route/index.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';
import { Drawing } from './trek-drawing.tsx';
import { TrekGallery, type TrekGalleryProps } from './trek-gallery.tsx';
import { Highlights } from './trek-inclusions.tsx';
import { Itinerary } from './trek-itinerary.tsx';
import { useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

// The parts of a trek's story that are only text and drawings. Their code is loaded late: until then the server's
// markup is as good.

export { Inclusions as InclusionsPanel } from './trek-inclusions.tsx';
export { Overview as OverviewPanel } from './trek-overview.tsx';

/** The sleeping altitudes of the trek. */
export const Profile = withRef(function TrekPageProfile(figure: OuterProps<'figure'>) {
  return <ElevationProfile days={useTrek().itinerary} {...figure} />;
});

/** Its overnight stops. */
export const Route = withRef(function TrekPageRoute(figure: OuterProps<'figure'>) {
  return <RouteMap days={useTrek().itinerary} {...figure} />;
});

export function ItineraryPanel() {
  const texts = useTexts(trekDetailTexts);
  return (
    <>
      <SectionTitle>{texts.itinerary}</SectionTitle>
      <Route />
      <Itinerary />
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
