'use client';
import { useTexts } from '../../core/texts/language.ts';
import { ElevationProfile, RouteMap } from '../route/index.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';
import { Highlights } from './trek-inclusions.tsx';
import { Itinerary } from './trek-itinerary.tsx';
import { useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

// The parts of a trek's story that are only text and drawings. Their code is loaded late: until then the server's
// markup is as good.

export { Drawing as DrawingPanel } from './trek-drawing.tsx';
export { Inclusions as InclusionsPanel } from './trek-inclusions.tsx';
export { Overview as OverviewPanel } from './trek-overview.tsx';

/** The sleeping altitudes of the trek. */
export function Profile() {
  return <ElevationProfile days={useTrek().itinerary} />;
}

/** Its overnight stops. */
export function Route() {
  return <RouteMap days={useTrek().itinerary} />;
}

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
