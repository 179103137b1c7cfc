'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { pageBody } from '../core/internal/page.ts';
import { createRequiredContext, useRequiredContext } from '../core/internal/required-context.tsx';
import { sayOnce } from '../core/internal/say-once.ts';
import type { Dictionary } from '../core/texts/define-texts.ts';
import { type FormatPrice, type Language, LanguageContext, type SecondCurrency } from '../core/texts/language.ts';
import { browserClock } from './browser-ports.ts';
import { MissingCodeNotices } from './chunk-error.tsx';
import { createNoticeBoard } from './notice-board.ts';
import { DefaultNotices } from './notices.tsx';
import { NoticeBoardContext } from './notices-context.tsx';
import { PortalContainer } from './portal.tsx';
import type { TrekPorts } from './ports.ts';
import { type GivenPorts, useGivenPorts } from './use-given-ports.tsx';

const PortsContext = createRequiredContext<TrekPorts>('TrekProvider');

/** The ports of the nearest {@link TrekProvider}. */
export const usePorts = () => useRequiredContext(PortsContext);

/** The host's ports, the texts and the children. */
export type TrekProviderProps = GivenPorts & {
  children: ReactNode;
  /** Texts in another language, such as `de` of `@trek/ui/messages/de`. Hand over the same object each time. Default: English. */
  messages?: Dictionary;
  /**
   * Writes prices in your own way; `locale` is the page's. Hand over the same function each time. Default: as the locale
   * writes US dollars.
   */
  formatPrice?: FormatPrice;
  /**
   * Shows prices in another currency as well, made by `secondCurrency` of `@trek/ui/kit`. Hand over the same object each
   * time. Default: in US dollars alone.
   */
  secondCurrency?: SecondCurrency;
  /** The element that dialogs and notices stand in, beside the page. Default: the document's body. */
  portalContainer?: () => HTMLElement;
  /** Shows the notices of a host without `notify`: `DefaultNotices`, or a composition of `Notices`. Default: the former. */
  notices?: ReactNode;
};

/**
 * Gives every part below it the outside world: a backend (required) and, each with a browser default that the host may
 * replace, navigation, the Back button, links, notices, clock, paths, locale and texts.
 * @example <TrekProvider backend={connectBackend({ backendUrl: 'https://api.example.com' })}>
 */
export function TrekProvider({
  children,
  portalContainer = pageBody,
  messages,
  formatPrice,
  secondCurrency,
  notices = <DefaultNotices />,
  ...given
}: TrekProviderProps) {
  const [board] = useState(() => createNoticeBoard(given.clock ?? browserClock));
  const ports = useGivenPorts(given, board.notify);
  const { locale } = ports;
  if (!messages && !/^en\b/.test(locale)) sayOnce('noTexts', locale);
  const language = useMemo<Language>(
    () => ({ messages: messages ?? {}, locale, formatPrice, secondCurrency }),
    [messages, locale, formatPrice, secondCurrency],
  );
  return (
    <LanguageContext.Provider value={language}>
      <PortalContainer.Provider value={portalContainer}>
        <PortsContext.Provider value={ports}>
          <NoticeBoardContext.Provider value={board}>
            <MissingCodeNotices ports={ports}>{children}</MissingCodeNotices>
            {/* biome-ignore lint/plugin: notices are elements. */}
            {!given.notify && notices}
          </NoticeBoardContext.Provider>
        </PortsContext.Provider>
      </PortalContainer.Provider>
    </LanguageContext.Provider>
  );
}
