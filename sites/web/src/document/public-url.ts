import { createContext, useContext } from 'react';

/** URL of the site as visitors know it, without a trailing slash. */
export const PublicUrlContext = createContext('');

/** The site's own URL, the same on the server and in the browser. */
export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}
