import type { ComponentProps } from 'react';
import { browserClock, memoryStorage } from '../../src/provider/browser-ports.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { fillInJsdom } from '../../src/testing/fill-in-jsdom.ts';
import { api } from './no-backend.ts';

fillInJsdom();

/** A host's page, with nothing stored and a backend that is asked for nothing. */
export function HostPage({
  children,
  ...language
}: Pick<
  ComponentProps<typeof TrekProvider>,
  'children' | 'messages' | 'locale' | 'formatPrice' | 'secondCurrency' | 'payments' | 'cardFontSheet'
>) {
  return (
    <TrekProvider
      api={api}
      placeholderImage="/none.svg"
      storage={memoryStorage()}
      drafts={memoryStorage()}
      clock={browserClock}
      notify={() => {}}
      navigate={() => {}}
      {...language}
    >
      {children}
    </TrekProvider>
  );
}
