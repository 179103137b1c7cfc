'use client';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref, version } from 'react';
import { mergeProps } from './merge-props.ts';
import { useMergedRef } from './use-merged-ref.ts';
import { withRef } from './with-ref.ts';

interface SlotProps extends Record<string, unknown> {
  /** The host's element. */
  children?: ReactNode;
  /** The default content. */
  content?: ReactNode;
  ref?: Ref<unknown>;
}

type Host = ReactElement<{ children?: ReactNode; ref?: Ref<unknown>; id?: string }>;

/** The element that a host puts a part on: of a list, for a server component hands an element over that has yet to be read. */
export const elementOf = (children: ReactNode) =>
  Children.toArray(children).find((child) => isValidElement(child)) as Host | undefined;

/**
 * Puts a part on an element of the host's own: `asChild`. By hand, for every page pays for it: the component library's
 * brings 0.6 kB more, and runs a part's handlers although the host's has prevented them.
 */
export const Slot = withRef(function Slot({ children, content, ref, ...part }: SlotProps) {
  const host = elementOf(children);
  const merged = useMergedRef(ref, refOf(host));
  if (!host) return null;
  const { children: own = content, ...props } = host.props;
  return cloneElement(host, { ...mergeProps(part, props), ref: merged }, own);
});

/** React 18 keeps an element's ref beside its props, and React 19 among them; each warns of the other's place. */
function refOf(element: (Host & { ref?: Ref<unknown> }) | undefined): Ref<unknown> {
  return (version.startsWith('18') ? element?.ref : element?.props.ref) ?? null;
}
