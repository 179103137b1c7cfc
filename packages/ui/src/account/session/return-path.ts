import type { OptionalPaths, PageAddress, StoragePort } from '../../provider/ports.ts';

const KEY = 'return';

type Place = Pick<PageAddress, 'href' | 'pathname'>;

/**
 * A path of this site, or undefined for anything that could lead elsewhere (`//host`, `/\host`, other schemes).
 * @param origin the site's own origin
 */
export function sameOriginPath(path: string | null | undefined, origin: string): string | undefined {
  if (!path?.startsWith('/') || path.startsWith('//') || [...path].some(isTreacherous)) return undefined;
  try {
    const address = new URL(path, origin);
    const text = address.pathname + address.search + address.hash;
    // Reading drops dot segments, and what `/.//host` leaves would lead to another host when it is read again.
    return address.origin === new URL(origin).origin && !text.startsWith('//') ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers read a backslash as a slash and drop control characters: `/\t/host` would become `//host`. */
const isTreacherous = (character: string) => character === '\\' || character < ' ';

/** Keeps where the visitor was, for after signing in. */
export function saveReturnPath(drafts: StoragePort, { href }: Pick<PageAddress, 'href'>): void {
  const { pathname, search, hash } = new URL(href);
  drafts.write(KEY, pathname + search + hash);
}

const isAboutSigningIn = ({ pathname }: Place, { login, signup, forgotPassword, resetPassword }: OptionalPaths) =>
  [login, signup, forgotPassword, resetPassword].includes(pathname);

/**
 * Stores the page to return to when a visitor chooses to sign in. The sign-in pages themselves are no such page: the
 * stored one stays.
 */
export function rememberOrigin(drafts: StoragePort, location: Place, paths: OptionalPaths): void {
  if (!isAboutSigningIn(location, paths)) saveReturnPath(drafts, location);
}

/**
 * Stores the page that the visitor came from, if a plain link led them to a sign-in page and none is stored.
 * @param referrer address of that page, as `document.referrer`
 */
export function rememberReferrer(drafts: StoragePort, referrer: string, location: Place, paths: OptionalPaths): void {
  const isOwn = referrer.startsWith(`${new URL(location.href).origin}/`);
  if (!isOwn || !isAboutSigningIn(location, paths) || drafts.read(KEY) !== null) return;
  rememberOrigin(drafts, new URL(referrer), paths);
}

/** Forgets where the visitor was, once they are on a page that is not about signing in: they sign in another time. */
export function expireReturn(drafts: StoragePort, location: Place, paths: OptionalPaths): void {
  if (!isAboutSigningIn(location, paths)) drafts.remove(KEY);
}

/** The page to go to after signing in: read once, then forgotten. */
export function consumeReturnPath(drafts: StoragePort, origin: string): string | undefined {
  const path = sameOriginPath(drafts.read(KEY), origin);
  drafts.remove(KEY);
  return path;
}
