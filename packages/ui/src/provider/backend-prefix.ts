/** FNV-1a, 32 bits. Source: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

const NO_ADDRESS = (given: unknown) =>
  `@trek/ui: backendUrl, or an embed’s backend, is such as "https://api.example.com", and not ${JSON.stringify(given)}. Is a variable of the build missing?`;

/**
 * One backend has one address, however it was typed.
 * @throws Error where there is none, most often because a variable of the build is missing
 */
export function withoutTrailingSlashes(address: string): string {
  if (typeof address !== 'string' || address === '') throw new Error(NO_ADDRESS(address));
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}

/**
 * The prefix of all names that the kit stores for a backend: `trek.` and eight hexadecimal digits of its address. A
 * plain hash, because the browser's own is asynchronous and a token must be read at once. It separates names and
 * protects no secret: the host alone writes both addresses, so no one can look for two that collide.
 */
export function backendPrefix(backendUrl: string): string {
  let hash = OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(withoutTrailingSlashes(backendUrl))) {
    hash = Math.imul(hash ^ byte, PRIME);
  }
  return `trek.${(hash >>> 0).toString(16).padStart(8, '0')}.`;
}
