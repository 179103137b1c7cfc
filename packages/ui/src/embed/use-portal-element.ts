'use client';
import { useCallback, useState } from 'react';
import { pageBody } from '../core/internal/page.ts';
import { useIsomorphicLayoutEffect } from '../core/internal/use-isomorphic-layout-effect.ts';
import { embedAnatomy as anatomy } from './embed.anatomy.ts';

/**
 * The place of an embed's dialogs and notices: beside the page, so that no part of it clips them, in the embed's own
 * theme and language, and gone with the embed.
 * @param place its parent: the page's body, unless the host names another
 */
export function usePortalElement(
  theme: 'light' | 'dark',
  locale: string | undefined,
  place = pageBody,
): () => HTMLElement {
  const [made] = useState<{ element?: HTMLElement }>({});
  const element = useCallback(() => {
    made.element ??= document.createElement('div');
    return made.element;
  }, [made]);
  useIsomorphicLayoutEffect(() => {
    place().append(element());
    return () => element().remove();
  }, [element, place]);
  useIsomorphicLayoutEffect(() => {
    const attributes = {
      ...anatomy.attributes('portal'),
      'data-trek-theme': theme,
      ...(locale && { lang: locale }),
    };
    for (const [name, value] of Object.entries(attributes)) element().setAttribute(name, value);
  }, [element, theme, locale]);
  return element;
}
