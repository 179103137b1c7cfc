'use client';
import { type ReactNode, useMemo } from 'react';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { backendPrefix } from './backend-prefix.ts';
import { browserClock, browserStorage, DEFAULT_PATHS, noBack } from './browser-ports.ts';
import type { Backend } from './connect-backend.ts';
import type { LinkComponent, TrekPorts } from './ports.ts';

const PortsContext = createRequiredContext<TrekPorts>('TrekProvider');

/** The ports of the nearest {@link TrekProvider}. */
export const usePorts = () => useRequiredContext(PortsContext);

type PortsOfBackend = Pick<TrekPorts, keyof Backend>;

/** The host's ports, with a backend as `connectBackend` gives it or with its parts one by one. */
export type TrekProviderProps = Partial<Omit<TrekPorts, keyof Backend>> & { children: ReactNode } & (
    | ({ backend: Backend } & Partial<PortsOfBackend>)
    | ({ backend?: undefined } & Partial<PortsOfBackend> & Pick<PortsOfBackend, 'api' | 'placeholderImage'>)
  );

const PlainLink: LinkComponent = (props) => <a {...props} />;

/**
 * Gives every part below it the outside world: a backend (required) and, each with a browser default that the host may
 * replace, navigation, the Back button, links, notices, clock, paths and locale.
 * @example <TrekProvider backend={connectBackend({ backendUrl: 'https://api.example.com' })}>
 */
export function TrekProvider({ children, backend, ...given }: TrekProviderProps) {
  const api = given.api ?? backend?.api;
  const placeholderImage = given.placeholderImage ?? backend?.placeholderImage;
  if (!api || placeholderImage === undefined) throw new Error('TrekProvider needs a backend: see connectBackend.');
  const { storage = backend?.storage, drafts = backend?.drafts } = given;
  const { navigate, leave, back, notify, clock, paths, locale, Link } = given;
  const ports = useMemo<TrekPorts>(
    () => ({
      api,
      storage: storage ?? browserStorage(() => window.localStorage, backendPrefix(api.backendUrl)),
      drafts: drafts ?? browserStorage(() => window.sessionStorage, backendPrefix(api.backendUrl)),
      navigate: navigate ?? ((path, options) => window.location[options?.replace ? 'replace' : 'assign'](path)),
      leave: leave ?? ((address) => window.location.assign(address)),
      back: back ?? noBack,
      notify: notify ?? ((kind, text) => console.info(`[${kind}] ${text}`)),
      clock: clock ?? browserClock,
      paths: paths ?? DEFAULT_PATHS,
      Link: Link ?? PlainLink,
      placeholderImage,
      locale: locale ?? 'en-US',
    }),
    [api, storage, drafts, navigate, leave, back, notify, clock, paths, locale, Link, placeholderImage],
  );
  return <PortsContext.Provider value={ports}>{children}</PortsContext.Provider>;
}
