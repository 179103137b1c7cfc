import { usePorts } from '@trek/ui/provider';
import { expireReturn } from '@trek/ui/session';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { GOOGLE_RETURN_PATH } from './google-return.ts';

/** Whoever leaves the pages about signing in is not led back later to where they were before. */
export function useReturnExpiry(): void {
  const { drafts, location, paths } = usePorts();
  const [path] = useLocation();
  // Before the page's own effects, in which a guarded one remembers itself.
  useLayoutEffect(() => {
    // A return from Google that fails goes on to the sign-in page.
    if (path !== GOOGLE_RETURN_PATH) expireReturn(drafts, location(), paths);
  }, [path, drafts, location, paths]);
}
