import { DEFAULT_PATHS as paths, usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useEffect } from 'react';

/** Sends visitors who are signed in already to their profile. @returns whether they are on the way */
export function useSignedInRedirect(): boolean {
  const { status } = useSession();
  const { navigate } = usePorts();
  const isSignedIn = status === 'signedIn';
  useEffect(() => {
    if (isSignedIn) navigate(paths.profile, { replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn;
}
