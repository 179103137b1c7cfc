'use client';
import type { LinkComponent, OptionalLink } from './ports.ts';

/** The host's link, and plain text where the host has no such page: nothing that looks as if it could be pressed. */
export function optionalLink(Link: LinkComponent | OptionalLink): OptionalLink {
  return function LinkOrText({ href, onClick, ...props }) {
    return href === null ? <span {...props} /> : <Link href={href} onClick={onClick} {...props} />;
  };
}
