import type { TrekEmbedProps } from '@trek/ui/embed';

type TrekEvent = Parameters<NonNullable<TrekEmbedProps['onEvent']>>[0];
type OwnEvent = { type: 'trek:error'; detail: object };

/** Dispatches an event to the page, which can prevent it where it can do by itself what would follow. */
export function emit(element: HTMLElement, event: (TrekEvent | OwnEvent) & { preventDefault?: () => void }): void {
  const { type, detail, preventDefault } = event;
  const own = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: !!preventDefault });
  if (!element.dispatchEvent(own)) preventDefault?.();
}
