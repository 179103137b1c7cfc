'use client';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { type RefObject, useEffect, useState } from 'react';
import { onThemeChange } from '../../core/internal/page.ts';

type CardStyle = NonNullable<StripeCardElementOptions['style']>;

/**
 * How the card fields are to look, read from the element around them: they stand in a frame of their own, where no
 * style of the page reaches them. Follows the theme when it changes.
 */
export function useCardStyle(container: RefObject<HTMLElement | null>): CardStyle {
  const [style, setStyle] = useState<CardStyle>({});
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const read = () => setStyle(cardStyle(getComputedStyle(element)));
    read();
    return onThemeChange(element, read);
  }, [container]);
  return style;
}

function cardStyle(computed: CSSStyleDeclaration): CardStyle {
  const quiet = computed.getPropertyValue('--trek-card-placeholder').trim();
  const wrong = computed.getPropertyValue('--trek-card-invalid').trim();
  const { color, fontFamily, fontSize, fontWeight } = computed;
  return {
    base: {
      color,
      fontFamily,
      fontSize,
      fontWeight,
      iconColor: color,
      ...(quiet && { '::placeholder': { color: quiet } }),
    },
    ...(wrong && { invalid: { color: wrong, iconColor: wrong } }),
  };
}
