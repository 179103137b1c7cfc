'use client';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import { SessionProvider } from '../account/session/index.ts';
import type { Seller } from '../api/requests.ts';
import { ColumnWidthContext, useColumnWidth } from '../core/internal/column-width.ts';
import { sayOnce } from '../core/internal/say-once.ts';
import { useMediaQuery } from '../core/internal/use-media-query.ts';
import type { TrekMessages } from '../messages/messages.types.ts';
import { backendPrefix } from '../provider/backend-prefix.ts';
import { DEFAULT_PATHS, tabStorage } from '../provider/browser-ports.ts';
import { type BackendSettings, connectBackend } from '../provider/connect-backend.ts';
import { localeOf } from '../provider/locale-of.ts';
import type { GivenPaths } from '../provider/ports.ts';
import type { TrekProviderProps } from '../provider/trek-provider.tsx';
import { AskProvider } from './ask-provider.tsx';
import { embedAnatomy as anatomy } from './embed.anatomy.ts';
import { embedKey } from './embed-key.ts';
import { EmbedProvider } from './embed-provider.tsx';
import { usePortalElement } from './use-portal-element.ts';

type Ports = Omit<Extract<TrekProviderProps, { backend: unknown }>, 'backend' | 'paths' | 'messages'>;

/** Props of `TrekEmbed`. */
export interface TrekEmbedProps
  extends Partial<Omit<Ports, 'children'>>,
    Seller,
    Pick<BackendSettings, 'getToken' | 'fetch' | 'hidesPrices'> {
  /** Address of the backend: `https://api.example.com`, or `demo:` for one in memory. It stays what it is at first, as do `getToken`, `partner`, `partnerRef`, `metadata` and `hidesPrices`. */
  backend: string;
  /** Your pages of treks, with `{slug}` where the trek's name goes: `/touren/{slug}`. Default: none, and no links to them. */
  trekHref?: string;
  /** Further pages of yours. Default: none; what would lead there is text. */
  paths?: GivenPaths;
  /** Texts in another language, such as `de` of `@trek/ui/messages/de`, or your own in place of some. Hand over the same object each time. */
  messages?: TrekMessages;
  /** `auto` follows the visitor's system. Default `light`. */
  theme?: 'light' | 'dark' | 'auto';
  children?: ReactNode;
}

/** An agency has no page for any of these unless it says so. */
const NO_PAGES: GivenPaths = Object.fromEntries(Object.keys(DEFAULT_PATHS).map((name) => [name, null]));

/** Settings of SWR for one embed. A function, since the host's own must not reach our reads. */
function ownReads() {
  const settings = { provider: () => new Map(), revalidateOnFocus: false };
  return () => settings;
}

/**
 * Everything that an agency's page needs around our parts: backend, session, notices, language and theme. Nothing of the
 * page is touched; visitors sign in where they book. Any number of them may stand on a page.
 * @example <TrekEmbed backend="https://api.example.com" locale="de-DE" messages={de}><TrekBrowser /></TrekEmbed>
 */
export function TrekEmbed(props: TrekEmbedProps) {
  const {
    backend: backendUrl,
    getToken,
    fetch,
    partner,
    partnerRef,
    metadata,
    hidesPrices,
    trekHref,
    paths,
    portalContainer: place,
    theme = 'light',
    ...rest
  } = props;
  const { children, ...given } = rest;
  const ports = { ...given, locale: localeOf(given.locale) };
  const seller = { partner, partnerRef, metadata };
  const fixed = embedKey(backendUrl, { ...seller, hidesPrices });
  const [first] = useState(fixed);
  if (fixed !== first) sayOnce('fixedProps');
  const [backend] = useState(() =>
    connectBackend({
      backendUrl,
      ...seller,
      locale: ports.locale,
      // On a page that others write, a token lasts as long as its tab.
      storage: tabStorage(backendPrefix(backendUrl)),
      ...(getToken && { getToken }),
      ...(fetch && { fetch }),
      ...(hidesPrices && { hidesPrices }),
    }),
  );
  if (trekHref && !trekHref.includes('{slug}')) sayOnce('noSlug', trekHref);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', false);
  const shown = theme === 'auto' ? (isSystemDark ? 'dark' : 'light') : theme;
  const portalContainer = usePortalElement(shown, given.locale && ports.locale, place);
  const pages = useMemo<GivenPaths>(
    () => ({ ...NO_PAGES, ...(trekHref && { trek: (slug: string) => trekHref.replace('{slug}', slug) }), ...paths }),
    [trekHref, paths],
  );
  const [reads] = useState(ownReads);
  const root = useRef<HTMLDivElement>(null);
  const column = useColumnWidth(root);
  return (
    <div ref={root} {...anatomy.attributes('root')} data-trek-theme={shown} lang={given.locale && ports.locale}>
      <SWRConfig value={reads}>
        <EmbedProvider signIn="inline" {...ports} {...{ backend, portalContainer }} paths={pages}>
          <ColumnWidthContext.Provider value={column}>
            <SessionProvider>
              <AskProvider>{children}</AskProvider>
            </SessionProvider>
          </ColumnWidthContext.Provider>
        </EmbedProvider>
      </SWRConfig>
    </div>
  );
}
