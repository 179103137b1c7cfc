'use client';
import { type ComponentProps, useMemo } from 'react';
import { withRef } from '../core/internal/with-ref.ts';
import { backendPrefix } from './backend-prefix.ts';
import {
  browserClock,
  browserLocation,
  browserNavigate,
  browserRedirect,
  noBackGuard,
  permanentStorage,
  tabStorage,
} from './browser-ports.ts';
import type { Backend } from './connect-backend.ts';
import { resolvePaths } from './host-paths.ts';
import { localeOf } from './locale-of.ts';
import { optionalLink } from './optional-link.tsx';
import type { GivenPaths, LinkComponent, Notify, OptionalLink, TrekPorts } from './ports.ts';

type PortsOfBackend = Pick<TrekPorts, keyof Backend>;

/** The host's ports, with a backend as `connectBackend` gives it or with its parts one by one. */
export type GivenPorts = Partial<Omit<TrekPorts, keyof Backend | 'paths' | 'Link'>> & {
  /** The host's pages. One that is not named is where the operator's site has it; null: the host has no such page. */
  paths?: GivenPaths;
  /** Default: a plain anchor. */
  Link?: LinkComponent | OptionalLink;
} & (
    | ({ backend: Backend } & Partial<PortsOfBackend>)
    | ({ backend?: undefined } & Partial<PortsOfBackend> & Pick<PortsOfBackend, 'api' | 'placeholderImage'>)
  );

export const PlainLink: LinkComponent = withRef(function PlainLink(props: ComponentProps<LinkComponent>) {
  return <a {...props} />;
});

const noop = () => {};

/** A host that measures wrongly must not take a booking with it. */
export const ignoreErrors =
  (onEvent: TrekPorts['onEvent']): TrekPorts['onEvent'] =>
  (event) => {
    try {
      onEvent(event);
    } catch (error) {
      reportError(error);
    }
  };

function useNavigationPorts({
  navigate = browserNavigate,
  redirectExternal = browserRedirect,
  location = browserLocation,
  back = noBackGuard,
}: Omit<GivenPorts, 'backend'>) {
  return useMemo(() => ({ navigate, redirectExternal, location, back }), [navigate, redirectExternal, location, back]);
}

/** The host's link, as text where a path is switched off. Memoized: a new component would remount every link. */
function useLink(hostLink: LinkComponent | OptionalLink, paths: GivenPorts['paths']) {
  const isComplete = !Object.values(paths ?? {}).includes(null);
  return useMemo(() => (isComplete ? (hostLink as OptionalLink) : optionalLink(hostLink)), [isComplete, hostLink]);
}

/**
 * The host's ports, with the browser's own as defaults. Returns the same object until one of them changes.
 * @param defaultNotify shows notices when the host passes no `notify`
 */
export function useGivenPorts({ backend, ...given }: GivenPorts, defaultNotify: Notify): TrekPorts {
  const api = given.api ?? backend?.api;
  const placeholderImage = given.placeholderImage ?? backend?.placeholderImage ?? '';
  if (!api) throw new Error('TrekProvider needs a backend: see connectBackend.');
  const { storage = backend?.storage, drafts = backend?.drafts, paths, onEvent } = given;
  const navigation = useNavigationPorts(given);
  const {
    notify = defaultNotify,
    clock = browserClock,
    signIn = 'page',
    payments = null,
    cardFontSheet = null,
    Link: hostLink = PlainLink,
  } = given;
  const locale = localeOf(given.locale);
  const Link = useLink(hostLink, paths);
  // Created once, unless the host passes its own.
  const own = useMemo(
    () => ({
      storage: storage ?? permanentStorage(backendPrefix(api.backendUrl)),
      drafts: drafts ?? tabStorage(backendPrefix(api.backendUrl)),
      paths: resolvePaths(paths),
      onEvent: onEvent ? ignoreErrors(onEvent) : noop,
    }),
    [api, storage, drafts, paths, onEvent],
  );
  return useMemo(
    () => ({
      ...own,
      ...navigation,
      api,
      notify,
      clock,
      signIn,
      payments,
      cardFontSheet,
      Link,
      placeholderImage,
      locale,
    }),
    [own, navigation, api, notify, clock, signIn, payments, cardFontSheet, Link, placeholderImage, locale],
  );
}
