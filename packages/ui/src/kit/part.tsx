'use client';
import { ark, type HTMLArkProps } from '@ark-ui/react/factory';
import { type ComponentType, type ElementType, forwardRef, type Ref } from 'react';
import type { Anatomy } from '../internal/anatomy.ts';

type Tag = keyof typeof ark & keyof HTMLElementTagNameMap;

/** Props of a part: those of its element, and `asChild` to put the part's behaviour on an element of your own. */
export type PartProps<Element extends Tag> = HTMLArkProps<Element> & { ref?: Ref<HTMLElementTagNameMap[Element]> };

/**
 * Makes an unstyled part: the element with its `data-scope` and `data-part`.
 * @example export const Root = createPart('article', trekCardAnatomy, 'root');
 */
export function createPart<Element extends Tag, Part extends string>(
  element: Element,
  anatomy: Anatomy<Part>,
  part: Part,
) {
  const Element = element as ElementType;
  const Host = ark[element] as ElementType;
  const attributes = anatomy.attributes(part);
  // React 18 hands no ref to a plain function.
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, when its module loads.
  const Named = forwardRef<HTMLElement, { asChild?: boolean }>(({ asChild, ...props }, ref) =>
    asChild ? <Host {...attributes} {...props} asChild ref={ref} /> : <Element {...attributes} {...props} ref={ref} />,
  );
  Named.displayName = `${anatomy.scope}.${part}`;
  return Named as unknown as ComponentType<PartProps<Element>>;
}
