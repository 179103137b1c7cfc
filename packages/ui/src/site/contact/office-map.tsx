'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Icon } from '../../kit/icon.tsx';
import { contactTexts } from './contact.texts.ts';
import { MapDrawing } from './map-drawing.tsx';
import * as OfficeMap from './office-map-parts.tsx';

/** Props of `OfficeMap`. */
export type DefaultOfficeMapProps = Omit<ComponentProps<typeof OfficeMap.Root>, 'asChild' | 'children'>;

/** The way to the office: a drawing, and when the visitor asks for it, a map that can be moved. */
export const DefaultOfficeMap = withRef(function DefaultOfficeMap(place: DefaultOfficeMapProps) {
  const messages = useTexts(contactTexts);
  return (
    <OfficeMap.Root {...place}>
      <OfficeMap.Title />
      <OfficeMap.Frame>
        <MapDrawing />
        <OfficeMap.Veil>
          <Icon name="pin" />
          <p>{messages.mapNotice}</p>
          <OfficeMap.Show />
        </OfficeMap.Veil>
      </OfficeMap.Frame>
      <p>
        <OfficeMap.Link />
      </p>
    </OfficeMap.Root>
  );
});
