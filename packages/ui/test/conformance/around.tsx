import type { ComponentProps } from 'react';
import { browserClock, memoryStorage } from '../../src/provider/browser-ports.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { api } from './no-backend.ts';

// jsdom has no media; here every query is that of a wide screen.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;

// Nor does anything come into view, or change its size.
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.IntersectionObserver ??= NothingSeen as unknown as typeof IntersectionObserver;
window.ResizeObserver ??= NothingSeen;

/** A host's page, with nothing stored and a backend that is asked for nothing. */
export function HostPage({
  children,
  ...language
}: Pick<
  ComponentProps<typeof TrekProvider>,
  'children' | 'messages' | 'locale' | 'formatPrice' | 'payments' | 'cardFontSheet'
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
