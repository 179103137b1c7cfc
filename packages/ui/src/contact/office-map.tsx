'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { officeMapAnatomy as anatomy } from './contact.anatomy.ts';
import { MapDrawing } from './map-drawing.tsx';
import { useContactMessages } from './use-contact-messages.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h2', anatomy, 'title');
const Veil = createPart('div', anatomy, 'veil');
const Frame = createPart('div', anatomy, 'frame');

export interface OfficeMapProps {
  /** What the map shows, for people who can't see it. */
  placeName: string;
  /** Address of the map for a frame. Nothing is loaded from it until the visitor asks. */
  frameUrl: string;
  /** Address of the map on its own page. */
  pageUrl: string;
}

/** The way to the office: a drawing, and when the visitor asks for it, a map that can be moved. */
export function OfficeMap({ placeName, frameUrl, pageUrl }: OfficeMapProps) {
  const messages = useContactMessages();
  const titleId = useId();
  const [isShown, setIsShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone: it goes to what came instead.
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.mapTitle}</Title>
      <Frame data-state={isShown ? 'shown' : 'waiting'}>
        {isShown ? (
          <iframe ref={frame} src={frameUrl} title={messages.mapOf(placeName)} referrerPolicy="no-referrer" />
        ) : (
          <>
            <MapDrawing />
            <Veil>
              <Icon name="pin" />
              <p>{messages.mapNotice}</p>
              <Button onClick={() => setIsShown(true)}>{messages.showMap}</Button>
            </Veil>
          </>
        )}
      </Frame>
      <p>
        <a href={pageUrl} target="_blank" rel="noopener noreferrer">
          {messages.openMap}
        </a>
      </p>
    </Root>
  );
}
