import { usePorts } from '@trek/ui/provider';
import { expireReturn, rememberReferrer } from '@trek/ui/session';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { GOOGLE_RETURN_PATH } from './google-return.ts';

/** Stores the page to return to when a plain link leads to the sign-in pages, and discards it when the visitor leaves them. */
export function useReturnPath(): void {
  const { drafts, location, paths } = usePorts();
  const [path] = useLocation();
  useLayoutEffect(() => rememberReferrer(drafts, document.referrer, location(), paths), [drafts, location, paths]);
  // Runs before the page's own effects, in which a guarded page stores itself.
  useLayoutEffect(() => {
    // A failed return from Google continues to the sign-in page.
    if (path !== GOOGLE_RETURN_PATH) expireReturn(drafts, location(), paths);
  }, [path, drafts, location, paths]);
}
