import type { TrekBrowserProps } from '@trek/ui/embed';
import { lazyModule } from '@trek/ui/internal/lazy';
import { useEffect, useReducer, useSyncExternalStore } from 'react';

const card = lazyModule(() => import('./template-list.ts'));

const templateOf = (owner: HTMLElement) => owner.querySelector<HTMLTemplateElement>(':scope > template');

/** The author's own card, if there is a `<template>` in the element; its code loads for such pages alone. */
export function useTemplate(owner: HTMLElement): TrekBrowserProps['renderCard'] {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const template = templateOf(owner);
  const { code } = useSyncExternalStore(card.subscribe, card.read);
  useEffect(() => {
    const observer = new MutationObserver(look);
    observer.observe(owner, { childList: true });
    if (template) {
      card.preload();
      observer.observe(template.content, { childList: true });
    }
    return () => observer.disconnect();
  }, [owner, template]);
  if (!template) return undefined;
  // Until the code is there, nothing takes the place of the author's card.
  if (!code) return () => null;
  return code.hasCard(template) ? (trek) => <code.TemplateCard {...{ trek, owner, template }} /> : undefined;
}
