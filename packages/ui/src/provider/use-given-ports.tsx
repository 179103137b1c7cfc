'use client';
import { type ComponentProps, useMemo } from 'react';
import { withRef } from '../internal/with-ref.ts';
import { backendPrefix } from './backend-prefix.ts';
import {
  browserClock,
  browserLeave,
  browserLocation,
  browserNavigate,
  keptStorage,
  noBack,
  tabStorage,
} from './browser-ports.ts';
import type { Backend } from './connect-backend.ts';
import { resolvePaths } from './host-paths.ts';
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

const PlainLink: LinkComponent = withRef(function PlainLink(props: ComponentProps<LinkComponent>) {
  return <a {...props} />;
});

const NOBODY = () => {};

/** A host that measures wrongly must not take a booking with it. */
const quietly =
  (onEvent: TrekPorts['onEvent']): TrekPorts['onEvent'] =>
  (event) => {
    try {
      onEvent(event);
    } catch (error) {
      reportError(error);
    }
  };

/**
 * The ports that a host gives, and the browser's own for the others. The same object until one of them is another.
 * @param tell shows notices where the host shows none
 */
export function useGivenPorts({ backend, ...given }: GivenPorts, tell: Notify): TrekPorts {
  const api = given.api ?? backend?.api;
  const placeholderImage = given.placeholderImage ?? backend?.placeholderImage ?? '';
  if (!api) throw new Error('TrekProvider needs a backend: see connectBackend.');
  const { storage = backend?.storage, drafts = backend?.drafts, paths, onEvent } = given;
  const { navigate = browserNavigate, leave = browserLeave, location = browserLocation, back = noBack } = given;
  const {
    notify = tell,
    clock = browserClock,
    locale = 'en-US',
    signIn = 'page',
    payments = null,
    Link: hostLink = PlainLink,
  } = given;
  const isWhole = !Object.values(paths ?? {}).includes(null);
  // Apart from the other ports: another component in its place would make every link anew.
  const Link = useMemo(() => (isWhole ? (hostLink as OptionalLink) : optionalLink(hostLink)), [isWhole, hostLink]);
  // Each made once as well, where the host gives none.
  const own = useMemo(
    () => ({
      storage: storage ?? keptStorage(backendPrefix(api.backendUrl)),
      drafts: drafts ?? tabStorage(backendPrefix(api.backendUrl)),
      paths: resolvePaths(paths),
      onEvent: onEvent ? quietly(onEvent) : NOBODY,
    }),
    [api, storage, drafts, paths, onEvent],
  );
  return useMemo(
    () => ({
      ...own,
      api,
      navigate,
      leave,
      location,
      back,
      notify,
      clock,
      signIn,
      payments,
      Link,
      placeholderImage,
      locale,
    }),
    [own, api, navigate, leave, location, back, notify, clock, signIn, payments, Link, placeholderImage, locale],
  );
}
