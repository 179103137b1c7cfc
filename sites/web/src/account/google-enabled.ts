import { createContext, useContext } from 'react';

/** Whether Google sign-in is available, as far as the site's server knows. */
export const GoogleEnabledContext = createContext(true);

/** The same on the server and in the browser. */
export function useGoogleEnabled(): boolean {
  return useContext(GoogleEnabledContext);
}
