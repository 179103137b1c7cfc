import { usePorts } from '@trek/ui/provider';
import { expireReturn } from '@trek/ui/session';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { GOOGLE_RETURN_PATH } from './google-return.ts';

/** Discards the page to return to when a visitor leaves the sign-in pages. */
export function useReturnExpiry(): void {
  const { drafts, location, paths } = usePorts();
  const [path] = useLocation();
  // Runs before the page's own effects, in which a guarded page stores itself.
  useLayoutEffect(() => {
    // A failed return from Google continues to the sign-in page.
    if (path !== GOOGLE_RETURN_PATH) expireReturn(drafts, location(), paths);
  }, [path, drafts, location, paths]);
}
