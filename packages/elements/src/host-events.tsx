import type { LinkComponent, Navigate } from '@trek/ui/provider';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';

/**
 * Dispatches an event to the page.
 * @returns false if the page has handled it
 */
export const emit = (element: HTMLElement, type: string, detail: object): boolean =>
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));

/** Lets the page's own router handle the navigation first. */
const isLeftToUs = (element: HTMLElement, href: string) => emit(element, 'trek:navigate', { v: 1, href });

/** Navigates to a page of the host, unless its router does. */
export const navigation =
  (element: HTMLElement): Navigate =>
  (path, options) => {
    if (isLeftToUs(element, path)) window.location[options?.replace ? 'replace' : 'assign'](path);
  };

/** A click for another tab or window belongs to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link that the page's router may follow instead of the browser. */
export const hostLink = (element: HTMLElement): LinkComponent =>
  forwardRef<HTMLAnchorElement, ComponentProps<LinkComponent>>(function HostLink({ onClick, ...anchor }, ref) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || anchor.target || !isPlain(event)) return;
      if (!isLeftToUs(element, anchor.href)) event.preventDefault();
    };
    const own = { ...anchor, ref, onClick: follow };
    return <a {...own} />;
  }) as LinkComponent;
