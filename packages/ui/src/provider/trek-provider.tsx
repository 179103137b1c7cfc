'use client';
import { type ReactNode, useMemo } from 'react';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { browserClock, DEFAULT_PATHS, memoryStorage, noBack, webStorage } from './browser-ports.ts';
import type { LinkComponent, TrekPorts } from './ports.ts';

const PortsContext = createRequiredContext<TrekPorts>('TrekProvider');

/** The ports of the nearest {@link TrekProvider}. */
export const usePorts = () => useRequiredContext(PortsContext);

export interface TrekProviderProps
  extends Partial<Omit<TrekPorts, 'api' | 'placeholderImage'>>,
    Pick<TrekPorts, 'api' | 'placeholderImage'> {
  children: ReactNode;
}

const PlainLink: LinkComponent = (props) => <a {...props} />;

const isBrowser = typeof window !== 'undefined';

/**
 * Gives every part below it the outside world: the API client and the placeholder picture (required) and, each with a
 * browser default that the host may replace, storage, drafts, navigation, the Back button, links, notices, clock, paths and locale.
 */
export function TrekProvider({ children, ...given }: TrekProviderProps) {
  const { api, storage, drafts, navigate, leave, back, notify, clock, paths, locale, Link, placeholderImage } = given;
  const ports = useMemo<TrekPorts>(
    () => ({
      api,
      storage: storage ?? (isBrowser ? webStorage(() => window.localStorage) : memoryStorage()),
      drafts: drafts ?? (isBrowser ? webStorage(() => window.sessionStorage, 'trek.') : memoryStorage()),
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
