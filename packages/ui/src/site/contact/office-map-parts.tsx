'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { officeMapAnatomy as anatomy } from './contact.anatomy.ts';
import { contactTexts } from './contact.texts.ts';

/** The office's location. */
interface OfficePlace {
  /** The map's name, for people who can't see it. */
  placeName: string;
  /** Address of the map for a frame. Nothing is loaded from it until the visitor asks. */
  frameUrl: string;
  /** Address of the map on its own page. */
  pageUrl: string;
}

interface MapFacts extends OfficePlace {
  ids: PartIds;
  isShown: boolean;
  show: () => void;
}

const MapContext = createRequiredContext<MapFacts>('OfficeMap.Root');
const useMap = () => useRequiredContext(MapContext);

const Section = createPart('section', anatomy, 'root', () => ({ 'aria-labelledby': useIdOf(useMap().ids, 'title') }));

type OfficeMapRootProps = PartProps<'section'> & OfficePlace;

/** The section, which knows whether the map has been asked for. */
export const Root = withRef(function OfficeMapRoot({ placeName, frameUrl, pageUrl, ...section }: OfficeMapRootProps) {
  const ids = usePartIds();
  const [isShown, setIsShown] = useState(false);
  const place = { placeName, frameUrl, pageUrl };
  return (
    <MapContext.Provider value={{ ...place, ids, isShown, show: () => setIsShown(true) }}>
      <Section {...section} />
    </MapContext.Provider>
  );
});

/** The map’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => ({
  id: useOwnId(useMap().ids, 'title', host),
  children: useTexts(contactTexts).mapTitle,
}));

const Place = createPart('div', anatomy, 'frame', () => ({ 'data-state': useMap().isShown ? 'shown' : 'waiting' }));

/** Room for the map; its content stays until the map is requested. */
export const Frame = withRef(function OfficeMapFrame({ children, ...place }: PartProps<'div'>) {
  return <Place {...place}>{useMap().isShown ? <MovableMap /> : children}</Place>;
});

function MovableMap() {
  const messages = useTexts(contactTexts);
  const { frameUrl, placeName } = useMap();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone: it goes to what came instead.
  useEffect(() => frame.current?.focus(), []);
  return <iframe ref={frame} src={frameUrl} title={messages.mapOf(placeName)} referrerPolicy="no-referrer" />;
}

/** The button over the drawing, and what asking leads to. */
export const Veil = createPart('div', anatomy, 'veil');

/** Asks for the map. */
export const Show = withRef(function OfficeMapShow(button: ButtonProps) {
  return <Button {...mergeProps({ onClick: useMap().show, children: useTexts(contactTexts).showMap }, button)} />;
});

/** The way to the map on its own page. */
export const Link = withRef(function OfficeMapLink(link: ComponentProps<'a'>) {
  const own = {
    href: useMap().pageUrl,
    target: '_blank',
    rel: 'noopener noreferrer',
    children: useTexts(contactTexts).openMap,
  };
  return <a {...mergeProps(own, link)} />;
});
