'use client';
import { useTexts } from '../../core/internal/language.ts';
import { Icon } from '../../kit/icon.tsx';
import { contactTexts } from './contact.texts.ts';
import { MapDrawing } from './map-drawing.tsx';
import * as Parts from './office-map-parts.tsx';

export type OfficeMapProps = Parts.OfficePlace;

/** The way to the office: a drawing, and when the visitor asks for it, a map that can be moved. */
export function OfficeMap(place: OfficeMapProps) {
  const messages = useTexts(contactTexts);
  return (
    <Parts.Root {...place}>
      <Parts.Title />
      <Parts.Frame>
        <MapDrawing />
        <Parts.Veil>
          <Icon name="pin" />
          <p>{messages.mapNotice}</p>
          <Parts.Show />
        </Parts.Veil>
      </Parts.Frame>
      <p>
        <Parts.Link />
      </p>
    </Parts.Root>
  );
}
