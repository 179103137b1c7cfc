/** The source of pictures. */
export interface ImageSource {
  /** Origin and path prefix of the backend, without a trailing slash. */
  backendUrl: string;
  placeholder: string;
}

/**
 * Resolves the path of a picture as the backend stores it into an address that a browser can load.
 * - an absolute http(s) address or a picture in a data address stays, and gives `placeholder` if it leads nowhere, as `https://` does;
 * - a leading `/app/` is dropped;
 * - a path below `/uploads/` is joined to the backend host, every other path is placed below its `/uploads/`;
 * - an empty path gives `placeholder`.
 * @param backendUrl origin (and path prefix) of the backend, without a trailing slash
 */
export function imageAddress(path: string | null | undefined, backendUrl: string, placeholder: string): string {
  const given = path?.trim() ?? '';
  if (given === '') return placeholder;
  if (/^(?:https?:\/\/|data:image\/)/i.test(given)) return isAddress(given) ? given : placeholder;
  const stored = given.startsWith('/app/') ? given.slice('/app'.length) : given;
  if (stored.startsWith('/uploads/')) return `${backendUrl}${stored}`;
  return `${backendUrl}/uploads/${stored.replace(/^\/+/, '')}`;
}

/** As `URL.canParse`, which browsers have since the end of 2023 alone. */
function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
