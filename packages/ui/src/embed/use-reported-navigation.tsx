'use client';
import { type ComponentProps, type MouseEvent, useMemo } from 'react';
import { useLatest } from '../core/internal/use-latest.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { browserLocation, browserNavigate } from '../provider/browser-ports.ts';
import { emitCancelable } from '../provider/cancelable-event.ts';
import type { LinkComponent, Navigate, TrekPorts } from '../provider/ports.ts';
import type { TrekProviderProps } from '../provider/trek-provider.tsx';
import { PlainLink } from '../provider/use-given-ports.tsx';

/** A host's navigation, reported before it happens: a host that listens may use its own router instead. */
export function useReportedNavigation(
  onEvent: TrekPorts['onEvent'],
  { navigate = browserNavigate, Link = PlainLink }: Pick<TrekProviderProps, 'navigate' | 'Link'>,
): { navigate: Navigate; Link: LinkComponent } {
  const latest = useLatest({ onEvent, navigate });
  return useMemo(() => {
    const emitNavigate = (to: string) => {
      const { href } = new URL(to, browserLocation().href);
      return emitCancelable(latest.current.onEvent, { type: 'trek:navigate', detail: { v: 1, to, href } });
    };
    return {
      navigate: (to, options) => emitNavigate(to) && latest.current.navigate(to, options),
      Link: reportedLink(Link as LinkComponent, emitNavigate),
    };
  }, [latest, Link]);
}

const reportedLink = (HostLink: LinkComponent, emitNavigate: (to: string) => boolean): LinkComponent =>
  withRef(function ReportedLink({ onClick, ...anchor }: ComponentProps<LinkComponent>) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      // A click for another tab or window belongs to the browser.
      const isElsewhere = anchor.target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!(event.defaultPrevented || isElsewhere || emitNavigate(anchor.href))) event.preventDefault();
    };
    return <HostLink {...anchor} onClick={follow} />;
  });
