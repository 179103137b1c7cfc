import { SessionProvider, SessionScreen } from '@trek/ui/session';
import type { ReactNode } from 'react';

/** Covers the page while a session is restored, or could not be. */
export function App({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      {children}
      <SessionScreen />
    </SessionProvider>
  );
}
