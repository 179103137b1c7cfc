'use client';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { type Language, LanguageContext } from '../internal/language.ts';
import { pageBody } from '../internal/page.ts';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { withRef } from '../internal/with-ref.ts';
import { createNoticeBoard } from '../kit/notice-board.ts';
import { Notices } from '../kit/notices.tsx';
import { PortalContainer } from '../kit/portal.tsx';
import type { TrekMessages } from '../messages/messages.types.ts';
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
import type { GivenPaths, LinkComponent, OptionalLink, TrekPorts } from './ports.ts';

const PortsContext = createRequiredContext<TrekPorts>('TrekProvider');

/** The ports of the nearest {@link TrekProvider}. */
export const usePorts = () => useRequiredContext(PortsContext);

type PortsOfBackend = Pick<TrekPorts, keyof Backend>;

/** The host's ports, with a backend as `connectBackend` gives it or with its parts one by one. */
export type TrekProviderProps = Partial<Omit<TrekPorts, keyof Backend | 'paths' | 'Link'>> & {
  children: ReactNode;
  /** The host's pages. One that is not named is where the operator's site has it; null: the host has no such page. */
  paths?: GivenPaths;
  /** Default: a plain anchor. */
  Link?: LinkComponent | OptionalLink;
  /** Texts in another language, such as `de` of `@trek/ui/messages/de`. Hand over the same object each time. Default: English. */
  messages?: TrekMessages;
  /** The element that dialogs and notices stand in, beside the page. Default: the document's body. */
  portalContainer?: () => HTMLElement;
} & (
    | ({ backend: Backend } & Partial<PortsOfBackend>)
    | ({ backend?: undefined } & Partial<PortsOfBackend> & Pick<PortsOfBackend, 'api' | 'placeholderImage'>)
  );

const PlainLink: LinkComponent = withRef(function PlainLink(props: ComponentProps<LinkComponent>) {
  return <a {...props} />;
});

/**
 * Gives every part below it the outside world: a backend (required) and, each with a browser default that the host may
 * replace, navigation, the Back button, links, notices, clock, paths, locale and texts.
 * @example <TrekProvider backend={connectBackend({ backendUrl: 'https://api.example.com' })}>
 */
export function TrekProvider({ children, backend, portalContainer = pageBody, ...given }: TrekProviderProps) {
  const api = given.api ?? backend?.api;
  const placeholderImage = given.placeholderImage ?? backend?.placeholderImage ?? '';
  if (!api) throw new Error('TrekProvider needs a backend: see connectBackend.');
  const { storage = backend?.storage, drafts = backend?.drafts } = given;
  const {
    navigate,
    leave,
    location,
    back,
    notify,
    clock,
    paths,
    messages,
    locale = 'en-US',
    Link: hostLink = PlainLink,
  } = given;
  const isWhole = !Object.values(paths ?? {}).includes(null);
  // Apart from the other ports: another component in its place would make every link anew.
  const Link = useMemo(() => (isWhole ? (hostLink as OptionalLink) : optionalLink(hostLink)), [isWhole, hostLink]);
  const [board] = useState(() => createNoticeBoard(clock ?? browserClock));
  const ports = useMemo<TrekPorts>(
    () => ({
      api,
      storage: storage ?? keptStorage(backendPrefix(api.backendUrl)),
      drafts: drafts ?? tabStorage(backendPrefix(api.backendUrl)),
      navigate: navigate ?? browserNavigate,
      leave: leave ?? browserLeave,
      location: location ?? browserLocation,
      back: back ?? noBack,
      notify: notify ?? board.notify,
      clock: clock ?? browserClock,
      paths: resolvePaths(paths),
      Link,
      placeholderImage,
      locale,
    }),
    [
      api,
      storage,
      drafts,
      navigate,
      leave,
      location,
      back,
      notify,
      board,
      clock,
      paths,
      locale,
      Link,
      placeholderImage,
    ],
  );
  const language = useMemo<Language>(() => ({ messages: messages ?? {}, locale }), [messages, locale]);
  return (
    <LanguageContext.Provider value={language}>
      <PortalContainer.Provider value={portalContainer}>
        <PortsContext.Provider value={ports}>
          {children}
          {!notify && <Notices board={board} />}
        </PortsContext.Provider>
      </PortalContainer.Provider>
    </LanguageContext.Provider>
  );
}
