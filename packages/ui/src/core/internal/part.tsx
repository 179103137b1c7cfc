'use client';
import type { ComponentPropsWithoutRef, ComponentType, ElementType, JSX, Ref } from 'react';
import type { Anatomy } from './anatomy.ts';
import { mergeProps } from './merge-props.ts';
import { Slot } from './slot.tsx';
import { useMergedRef } from './use-merged-ref.ts';
import { withRef } from './with-ref.ts';

type Tag = keyof JSX.IntrinsicElements & keyof HTMLElementTagNameMap;

/** Props of a part: those of its element, and `asChild` to put the part's behavior on an element of your own. */
export type PartProps<Element extends Tag> = ComponentPropsWithoutRef<Element> & {
  asChild?: boolean;
  ref?: Ref<HTMLElementTagNameMap[Element]>;
};

/** Of a ready composition, besides its own props: attributes and ref of its outer element. */
export type OuterProps<Element extends Tag = 'div'> = Omit<PartProps<Element>, 'asChild' | 'children'>;

/** A part's own props, which are merged with the host's. Null: the part has nothing to show at present. */
export type OwnProps<Element extends Tag> =
  | (Omit<PartProps<Element>, 'asChild'> & { [data: `data-${string}`]: string | number | boolean | undefined })
  | null;

const useNothing = () => undefined;

/**
 * Makes an unstyled part: the element with its `data-scope` and `data-part`.
 * @param useOwn what the part says of itself, as it reads it from a context, given what the host says; its `children` stand where the host gives
 *   none. Default: nothing.
 * @example export const Root = createPart('article', trekCardAnatomy, 'root');
 */
export function createPart<Element extends Tag, Part extends string>(
  element: Element,
  anatomy: Anatomy<Part>,
  part: Part,
  useOwn?: (host: PartProps<Element>) => OwnProps<Element> | undefined,
): ComponentType<PartProps<Element>> {
  return createPlacedPart(() => element, anatomy, part, useOwn);
}

/** Makes a part whose element follows from its place. */
export function createPlacedPart<Element extends Tag, Part extends string>(
  useElement: () => Element,
  anatomy: Anatomy<Part>,
  part: Part,
  useOwn: (host: PartProps<Element>) => OwnProps<Element> | undefined = useNothing,
): ComponentType<PartProps<Element>> {
  const attributes = anatomy.attributes(part);
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, when its module loads.
  const Named = withRef(function Part(host: PartProps<Element>) {
    const Element = useElement() as ElementType;
    const own = useOwn(host);
    const ref = useMergedRef(host.ref, own?.ref as Ref<HTMLElementTagNameMap[Element]>);
    if (own === null) return null;
    const { asChild, ...props } = { ...attributes, ...(own ? mergeProps(own, host) : host), ref };
    if (!asChild) return <Element {...props} />;
    return (
      <Slot {...props} content={own?.children}>
        {host.children}
      </Slot>
    );
  });
  Named.displayName = `${anatomy.scope}.${part}`;
  return Named;
}
