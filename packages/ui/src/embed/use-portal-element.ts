'use client';
import { useCallback, useState } from 'react';
import { pageBody } from '../internal/page.ts';
import { useEffectBeforePaint } from '../internal/use-effect-before-paint.ts';
import { embedAnatomy as anatomy } from './embed.anatomy.ts';

/**
 * The place of an embed's dialogs and notices: beside the page, so that no part of it clips them, in the embed's own theme
 * and language, and gone with the embed.
 */
export function usePortalElement(theme: 'light' | 'dark', locale: string | undefined): () => HTMLElement {
  const [made] = useState<{ element?: HTMLElement }>({});
  const element = useCallback(() => {
    made.element ??= document.createElement('div');
    return made.element;
  }, [made]);
  useEffectBeforePaint(() => {
    pageBody().append(element());
    return () => element().remove();
  }, [element]);
  useEffectBeforePaint(() => {
    const attributes = {
      ...anatomy.attributes('portal'),
      class: theme,
      'data-theme': theme,
      ...(locale && { lang: locale }),
    };
    for (const [name, value] of Object.entries(attributes)) element().setAttribute(name, value);
  }, [element, theme, locale]);
  return element;
}
