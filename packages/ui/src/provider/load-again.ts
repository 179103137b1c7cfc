import type { TrekPorts } from './ports.ts';

/**
 * A present address without its anchor, to which a browser would merely scroll. With its host, for a path may begin with
 * two slashes and be read as another one.
 */
export const addressAgain = ({ href }: { href: string }) => href.replace(/#.*/, '');

/** Reloads the page: the way on if its code is gone. */
export const loadAgain = ({ redirectExternal, location }: Pick<TrekPorts, 'location' | 'redirectExternal'>) =>
  redirectExternal(addressAgain(location()));
