import { lazyModule, lazyPart } from '@trek/ui/internal/lazy';
import { Spinner } from '@trek/ui/kit';
import { type Backend, connectBackend, DEFAULT_PATHS, historyBack, TrekProvider } from '@trek/ui/provider';
import { SessionProvider } from '@trek/ui/session';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { type BaseLocationHook, type BaseSearchHook, Router, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { GoogleEnabledContext } from './account/google-enabled.ts';
import { isOfficePath } from './account/is-office-path.ts';
import { useReturnPath } from './account/use-return-path.ts';
import { markHydrated } from './boot/early-clicks.ts';
import { PLACEHOLDER_IMAGE } from './content/placeholder-image.ts';
import type { PageState } from './data/page-state.ts';
import { retryRead } from './data/retry-read.ts';
import { usePrivateReads } from './data/use-private-reads.ts';
import { PublicUrlContext } from './document/public-url.ts';
import { ServerFailures } from './document/server-failures.tsx';
import { matchRoute } from './match-route.ts';
import { PreloadPageContext, pagePreloader } from './preload-page.ts';
import { scrollToInitialAnchor } from './routing/anchors.ts';
import { pageComponent } from './routing/page-component.ts';
import { scrollToPage } from './routing/scroll-to-page.ts';
import { Chat } from './shell/chat.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Header } from './shell/header.tsx';
import { NoScriptNotice } from './shell/no-script-notice.tsx';
import { notify } from './shell/notify.ts';
import { SessionCover } from './shell/session-cover.tsx';
import { Toasts } from './shell/toasts.tsx';
import { TrekTools } from './shell/trek-tools.tsx';
import { SiteLink } from './site-link.tsx';
// The footer's code is lazy; its styles come with the page.
import './shell/footer.css.ts';

export interface AppProps {
  state: PageState;
  /** The address to render on the server, which has no location. */
  server?: { path: string; search: string };
}

const back = historyBack();

const Footer = lazyPart(
  lazyModule(() => import('./shell/footer.tsx')),
  ({ Footer }) => Footer,
);

/** The router decodes this result, and readers of a query decode it again, so `%` is encoded once more. */
const useEncodedSearch: BaseSearchHook = (router) => useSearch(router).replaceAll('%', '%25');

/** The whole site inside the document. */
export function App({ state, server }: AppProps) {
  // The site's own storage has no prefix. On the server each page has its own storage and cache.
  const [backend] = useState(() =>
    connectBackend({
      backendUrl: state.backendUrl,
      placeholderImage: PLACEHOLDER_IMAGE,
      prefix: '',
      ...(state.capabilities && { capabilities: state.capabilities }),
    }),
  );
  const swr = useMemo(
    () => ({
      fallback: state.fallback,
      // The server has just read the fallback, so it is not read again.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      onErrorRetry: retryRead,
      ...(server && { provider: () => new Map() }),
    }),
    [state, server],
  );
  const { cache } = useSWRConfig();
  const preloadPage = useMemo(
    () =>
      pagePreloader(backend.api, (key) => {
        const { data = state.fallback[key], isValidating } = cache.get(key) ?? {};
        return { data, isValidating };
      }),
    [backend, cache, state],
  );
  return (
    <SWRConfig value={swr}>
      <PublicUrlContext value={state.publicUrl}>
        <GoogleEnabledContext value={state.isGoogleEnabled}>
          <Router
            searchHook={useEncodedSearch}
            {...(server && { ssrPath: server.path, ssrSearch: server.search })}
            aroundNav={(navigate, to, options) => {
              const from = window.location.pathname;
              if (isOfficePath(new URL(String(to), window.location.href).pathname) !== isOfficePath(from)) {
                return window.location[options?.replace ? 'replace' : 'assign'](String(to));
              }
              // Otherwise the same page goes on under another address.
              if (!options?.replace) preloadPage(String(to));
              navigate(to, options);
              scrollToPage(from, String(to), options?.replace === true);
            }}
          >
            <PreloadPageContext value={preloadPage}>
              <Site backend={backend} failures={state.failures} />
            </PreloadPageContext>
          </Router>
        </GoogleEnabledContext>
      </PublicUrlContext>
    </SWRConfig>
  );
}

function Site({ backend, failures }: { backend: Backend } & Pick<PageState, 'failures'>) {
  const [, navigate] = useLocation() as ReturnType<BaseLocationHook>;
  return (
    <TrekProvider
      backend={backend}
      navigate={navigate}
      back={back}
      notify={notify}
      paths={DEFAULT_PATHS}
      Link={SiteLink}
    >
      <SessionProvider>
        <SessionCover />
        <Upkeep />
        <a href="#main" data-skip-link="">
          Skip to content
        </a>
        <NoScriptNotice />
        <Header />
        <TrekTools>
          <main id="main" tabIndex={-1}>
            <ServerFailures failures={failures}>
              <CurrentPage />
            </ServerFailures>
          </main>
        </TrekTools>
        <Footer />
        <Chat />
        <Toasts />
      </SessionProvider>
    </TrekProvider>
  );
}

/** A component of its own, so that a session change renders nothing else. */
function Upkeep() {
  usePrivateReads();
  useReturnPath();
  return null;
}

function CurrentPage() {
  const [path] = useLocation();
  const { route, params } = useMemo(() => matchRoute(path), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another visit.
  const Page = useMemo(() => pageComponent(route.page), [route, path]);
  return (
    <ErrorBoundary key={path}>
      <Suspense
        fallback={
          <div data-page-loading="">
            <Spinner label="Loading page..." />
          </div>
        }
      >
        <Page params={params} />
        <Answering />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Mounted with the page: once it is hydrated, early clicks are replayed and the URL's anchor is shown. */
function Answering() {
  useEffect(() => {
    markHydrated();
    scrollToInitialAnchor();
    // A link in a text leads to another place of its page.
    addEventListener('hashchange', scrollToInitialAnchor);
    return () => removeEventListener('hashchange', scrollToInitialAnchor);
  }, []);
  return null;
}
