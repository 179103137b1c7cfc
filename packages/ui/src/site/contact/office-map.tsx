'use client';
import { Icon } from '../../kit/icon.tsx';
import { MapDrawing } from './map-drawing.tsx';
import * as Parts from './office-map-parts.tsx';
import { useContactMessages } from './use-contact-messages.ts';

export type OfficeMapProps = Parts.OfficePlace;

/** The way to the office: a drawing, and when the visitor asks for it, a map that can be moved. */
export function OfficeMap(place: OfficeMapProps) {
  const messages = useContactMessages();
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
