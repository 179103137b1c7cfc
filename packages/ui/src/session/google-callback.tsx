'use client';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { googleCallbackMessages as messages } from './google-callback.messages.ts';
import { googleCallbackAnatomy as anatomy } from './session.anatomy.ts';
import { useGoogleCallback } from './use-google-callback.ts';

const Root = createPart('div', anatomy, 'root');

/**
 * The screen of a visitor who comes back from Google: signs them in and sends them on.
 * @param search query of the address as it was found. A host takes it out of the address before anything else loads
 */
export function GoogleCallbackScreen({ search }: { search: string }) {
  useGoogleCallback(search);
  return (
    <Root>
      <Spinner label={messages.completing} />
    </Root>
  );
}
