import { DEFAULT_PATHS as paths, usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useEffect } from 'react';

/**
 * Redirects signed-in visitors to their profile.
 * @returns whether they are being redirected
 */
export function useSignedInRedirect(): boolean {
  const { status } = useSession();
  const { navigate } = usePorts();
  const isSignedIn = status === 'signedIn';
  useEffect(() => {
    if (isSignedIn) navigate(paths.profile, { replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn;
}
