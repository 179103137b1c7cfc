'use client';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { googleCallbackMessages as messages } from './google-callback.messages.ts';
import { googleCallbackAnatomy as anatomy } from './session.anatomy.ts';
import { useGoogleCallback } from './use-google-callback.ts';

const Root = createPart('div', anatomy, 'root');

export interface GoogleCallbackScreenProps {
  /** Query of the address as it was found. A host takes it out of the address before anything else loads. */
  search: string;
  /**
   * Whether the backend is known to bring back the marker that the button sends along: then a return without it signs
   * nobody in. Default false, for a backend that knows nothing of markers.
   */
  echoesMarker?: boolean;
}

/** The screen of a visitor who comes back from Google: signs them in and sends them on. */
export function GoogleCallbackScreen({ search, echoesMarker = false }: GoogleCallbackScreenProps) {
  useGoogleCallback(search, echoesMarker);
  return (
    <Root>
      <Spinner label={messages.completing} />
    </Root>
  );
}
