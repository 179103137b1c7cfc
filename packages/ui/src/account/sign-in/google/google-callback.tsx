'use client';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { Spinner } from '../../../kit/spinner.tsx';
import { googleCallbackAnatomy as anatomy } from '../sign-in.anatomy.ts';
import { googleCallbackTexts } from './google-callback.texts.ts';
import { useGoogleCallback } from './use-google-callback.ts';

const Root = createPart('div', anatomy, 'root');

/** Props of `GoogleCallbackScreen`. */
export interface GoogleCallbackScreenProps extends Omit<PartProps<'div'>, 'asChild' | 'children'> {
  /**
   * Query of the address as it was found, or its fragment where there is no query, each with its first sign. A host takes it
   * out of the address before anything else loads.
   */
  search: string;
  /**
   * Whether the backend is known to return the marker that the button sends: then a return without it signs no one in.
   * Default false, for a backend that does not know markers.
   */
  echoesMarker?: boolean;
  /** Whether a visitor returns to this path of the host, where they began to sign in. Default: they go to the profile. */
  returnsTo?: (path: string) => boolean;
}

/** The screen of a visitor who comes back from Google: signs them in and sends them on. */
export const GoogleCallbackScreen = withRef(function GoogleCallbackScreen(screen: GoogleCallbackScreenProps) {
  const messages = useTexts(googleCallbackTexts);
  const { search, echoesMarker = false, returnsTo, ...root } = screen;
  useGoogleCallback(search, { echoesMarker, ...(returnsTo && { returnsTo }) });
  return (
    <Root {...root}>
      <Spinner label={messages.completing} />
    </Root>
  );
});
