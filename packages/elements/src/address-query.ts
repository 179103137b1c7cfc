import { useEffect, useState } from 'react';

/** The part of the page's address that has a list's search. */
export type UrlSync = 'query' | 'hash';

/** Before each of our names in the address of a page that has names of its own. */
const PREFIX = 'trek-';

/** Stands for a search for everything, where the page's author begins with another one. */
const EVERYTHING = `${PREFIX}all`;

const ours = (name: string) => name.startsWith(PREFIX);

/** The parameters of an address. A hash that is not ours, as an anchor or a router's, has none. */
function parametersOf(sync: UrlSync): URLSearchParams {
  const { search, hash } = location;
  if (sync === 'query') return new URLSearchParams(search);
  return new URLSearchParams(ours(hash.slice(1)) ? hash.slice(1) : '');
}

/** The search in the page's address; undefined where there is none. */
function readAddress(sync: UrlSync): string | undefined {
  const found = [...parametersOf(sync)].filter(([name]) => ours(name));
  if (found.length === 0) return undefined;
  const query = found
    .filter(([name]) => name !== EVERYTHING)
    .map(([name, value]) => [name.slice(PREFIX.length), value]);
  return new URLSearchParams(query).toString();
}

/** The page's address with a search in it. The page's own parameters stay. */
function addressOf(sync: UrlSync, query: string, first: string): string {
  const parameters = parametersOf(sync);
  for (const name of [...parameters.keys()].filter(ours)) parameters.delete(name);
  if (query !== first) {
    for (const [name, value] of new URLSearchParams(query)) parameters.set(PREFIX + name, value);
    if (!query) parameters.set(EVERYTHING, '');
  }
  const address = new URL(location.href);
  address[sync === 'query' ? 'search' : 'hash'] = parameters.toString();
  return address.href;
}

/**
 * A list's search, kept in the page's address: Back, a reload and a link find it again.
 * @param first the author's, for an address without one
 */
export function useAddressQuery(sync: UrlSync | undefined, first: string) {
  const read = () => (sync && readAddress(sync)) ?? first;
  const [query, setQuery] = useState(read);
  useEffect(() => {
    if (!sync) return;
    const follow = () => setQuery(readAddress(sync) ?? first);
    addEventListener('popstate', follow);
    // Back may have been pressed before.
    follow();
    return () => removeEventListener('popstate', follow);
  }, [sync, first]);
  const change = (next: string, mode: 'push' | 'replace') => {
    setQuery(next);
    // The state is the host's: its router reads it.
    if (sync) history[`${mode}State`](history.state, '', addressOf(sync, next, first));
  };
  return [query, change] as const;
}
