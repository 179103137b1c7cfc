import { LanguageContext, useTexts } from '@trek/ui/internal/language';
import { LANGUAGES, languageIn, languageOf, withLanguage, withoutLanguage } from '@trek/ui/internal/languages';
import { lazyModule, lazyPart } from '@trek/ui/internal/lazy';
import { Spinner } from '@trek/ui/kit';
import { type Backend, connectBackend, DEFAULT_PATHS, historyBack, TrekProvider } from '@trek/ui/provider';
import { SessionProvider } from '@trek/ui/session';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { type BaseLocationHook, type BaseSearchHook, Router, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { GoogleEnabledContext } from './account/google-enabled.ts';
import { isOfficePath } from './account/is-office-path.ts';
import { useReturnPath } from './account/use-return-path.ts';
import { markHydrated } from './boot/early-clicks.ts';
import { releaseEvents } from './boot/hold-events.ts';
import { readStored } from './boot/read-stored.ts';
import { PLACEHOLDER_IMAGE } from './content/placeholder-image.ts';
import type { PageState } from './data/page-state.ts';
import { retryRead } from './data/retry-read.ts';
import { usePrivateReads } from './data/use-private-reads.ts';
import { PublicUrlContext } from './document/public-url.ts';
import { ServerFailures } from './document/server-failures.tsx';
import { useInEnglish } from './language/in-english.ts';
import { LanguageCodeContext } from './language/language-context.ts';
import { acceptLanguage, LANGUAGE_KEY } from './language/languages.ts';
import { matchRoute } from './match-route.ts';
import { PreloadPageContext, pagePreloader } from './preload-page.ts';
import { scrollToInitialAnchor } from './routing/anchors.ts';
import { pageComponent } from './routing/page-component.ts';
import { scrollToPage } from './routing/scroll-to-page.ts';
import { Chat } from './shell/chat.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { layOutFarParts } from './shell/far-parts.ts';
import { Header } from './shell/header.tsx';
import { NoScriptNotice } from './shell/no-script-notice.tsx';
import { notify } from './shell/notify.ts';
import { SessionCover } from './shell/session-cover.tsx';
import { shellTexts } from './shell/shell.texts.ts';
import { Toasts } from './shell/toasts.tsx';
import { TrekTools } from './shell/trek-tools.tsx';
import { SiteLink } from './site-link.tsx';
import type { LanguagePack } from './translations/load-language.ts';
// The footer's code is lazy; its styles come with the page.
import './shell/footer.css.ts';

export interface AppProps {
  state: PageState;
  /** The texts of the page's language; undefined: English. */
  pack: LanguagePack | undefined;
  /** The address to render on the server, which has no location. */
  server?: { path: string; search: string };
}

const back = historyBack();

const Footer = lazyPart(
  lazyModule(() => import('./shell/footer.tsx')),
  ({ Footer }) => Footer,
);

/**
 * The query without the page's language, which no page reads. The router decodes this result, and readers of a query decode
 * it again, so `%` is encoded once more.
 */
const useEncodedSearch: BaseSearchHook = (router) => withoutLanguage(useSearch(router)).replaceAll('%', '%25');

/** The whole site inside the document. */
export function App({ state, pack, server }: AppProps) {
  const { language } = state;
  // The site's own storage has no prefix. On the server each page has its own storage and cache.
  const [backend] = useState(() =>
    connectBackend({
      backendUrl: state.backendUrl,
      placeholderImage: PLACEHOLDER_IMAGE,
      prefix: '',
      headers: () => acceptLanguage(language),
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
            hrefs={(href) => withLanguage(href, language)}
            aroundNav={(navigate, path, options) => {
              const from = window.location.pathname;
              // Chosen in another tab, or before a page that can't go on in it.
              const chosen = languageOf(readStored(LANGUAGE_KEY)) ?? language;
              const to = withLanguage(String(path), chosen);
              const { pathname, search } = new URL(to, window.location.href);
              const isInLanguage = (languageIn(search) ?? 'en') === language;
              if (isOfficePath(pathname) !== isOfficePath(from) || !isInLanguage) {
                return window.location[options?.replace ? 'replace' : 'assign'](to);
              }
              // Otherwise the same page goes on under another address.
              if (!options?.replace) preloadPage(to);
              layOutFarParts();
              navigate(to, options);
              scrollToPage(from, to, options?.replace === true);
            }}
          >
            <PreloadPageContext value={preloadPage}>
              <LanguageCodeContext value={language}>
                <Site backend={backend} failures={state.failures} pack={pack} locale={LANGUAGES[language].locale} />
              </LanguageCodeContext>
            </PreloadPageContext>
          </Router>
        </GoogleEnabledContext>
      </PublicUrlContext>
    </SWRConfig>
  );
}

interface SiteProps extends Pick<PageState, 'failures'>, Pick<AppProps, 'pack'> {
  backend: Backend;
  locale: string;
}

function Site({ backend, failures, pack, locale }: SiteProps) {
  const [, navigate] = useLocation() as ReturnType<BaseLocationHook>;
  return (
    <TrekProvider
      backend={backend}
      navigate={navigate}
      back={back}
      notify={notify}
      paths={DEFAULT_PATHS}
      Link={SiteLink}
      locale={locale}
      {...(pack?.secondCurrency && { secondCurrency: pack.secondCurrency })}
      {...(pack && { messages: pack.messages })}
    >
      <SessionProvider>
        <SessionCover />
        <Upkeep />
        <SkipLink />
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

function SkipLink() {
  return (
    <a href="#main" data-skip-link="">
      {useTexts(shellTexts).skip}
    </a>
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
            <LoadingPage />
          </div>
        }
      >
        <InItsLanguage isInEnglish={route.isInEnglish === true}>
          <Page params={params} />
        </InItsLanguage>
        <Answering />
      </Suspense>
    </ErrorBoundary>
  );
}

const ENGLISH = { messages: {}, locale: 'en-US' };

/** A page whose texts exist in English alone is English as a whole, and says so to readers of another language. */
function InItsLanguage({ isInEnglish, children }: { isInEnglish: boolean; children: ReactNode }) {
  const inEnglish = useInEnglish();
  const messages = useTexts(shellTexts);
  if (!isInEnglish || !inEnglish.lang) return children;
  return (
    <>
      <p data-language-note="">{messages.inEnglish}</p>
      <LanguageContext.Provider value={ENGLISH}>
        <div {...inEnglish}>{children}</div>
      </LanguageContext.Provider>
    </>
  );
}

function LoadingPage() {
  return <Spinner label={useTexts(shellTexts).loadingPage} />;
}

/** Mounted with the page: once it is hydrated, early clicks are replayed and the URL's anchor is shown. */
function Answering() {
  // In the same task in which React renders the page, so that it misses no event.
  useLayoutEffect(releaseEvents, []);
  useEffect(() => {
    markHydrated();
    scrollToInitialAnchor();
    // A link in a text leads to another place of its page.
    addEventListener('hashchange', scrollToInitialAnchor);
    return () => removeEventListener('hashchange', scrollToInitialAnchor);
  }, []);
  return null;
}
