'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../core/internal/use-latest.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { consumeReturnPath } from './return-path.ts';
import { useSession } from './use-session.tsx';

/**
 * For the host's sign-in page: once the visitor is signed in, they return to the page that sent them, such as the trek
 * that they were booking. Once for each sign-in, because the page is forgotten with it. A visitor who is signed in
 * already goes to the profile.
 * @param otherwise a path for visitors who came to sign in by themselves; `/` by default
 */
export function useReturnAfterSignIn(otherwise = '/'): void {
  const { status } = useSession();
  const { location, navigate, drafts, paths } = usePorts();
  const latest = useLatest({ location, navigate, drafts, paths, otherwise });
  const wasSignedOut = useRef(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (status === 'signedOut') {
      wasSignedOut.current = true;
      isLeaving.current = false;
    }
    if (status !== 'signedIn' || isLeaving.current) return;
    isLeaving.current = true;
    const { location, navigate, drafts, paths, otherwise } = latest.current;
    const usual = wasSignedOut.current ? otherwise : (paths.profile ?? otherwise);
    navigate(consumeReturnPath(drafts, location().origin) ?? usual, { replace: true });
  }, [status, latest]);
}
