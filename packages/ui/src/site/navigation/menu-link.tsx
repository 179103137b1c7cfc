'use client';
import type { ComponentType } from 'react';
import type { Anatomy } from '../../core/internal/anatomy.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';

export interface MenuLinkProps extends Omit<PartProps<'a'>, 'href' | 'asChild'> {
  /** Null: the host has no such page, and its name alone is shown. */
  href: string | null;
}

/** Makes a part that is a link of the host's router. */
export function createMenuLink<Part extends string>(anatomy: Anatomy<Part>, part: Part): ComponentType<MenuLinkProps> {
  const attributes = anatomy.attributes(part);
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, when its module loads.
  return withRef(function MenuLink({ href, ...link }: MenuLinkProps) {
    const { Link } = usePorts();
    return <Link href={href} {...attributes} {...link} />;
  });
}
