import { Spinner } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { SignInForm, sessionMessages, takeReturn, useSession } from '@trek/ui/session';
import { useEffect, useRef } from 'react';
import { useOffersGoogle } from '../offers-google.ts';
import { usePageHead } from '../page-head.tsx';
import * as styles from './page.css.ts';

/** Signing in; afterwards the visitor goes back to where they came from. */
export default function LoginPage() {
  usePageHead({
    title: 'Sign in',
    description: 'Sign in to book a trek and to see your bookings.',
    canonicalPath: '/login',
    isPersonal: true,
  });
  const { status } = useSession();
  const offersGoogle = useOffersGoogle();
  const { navigate, drafts, paths } = usePorts();
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (status === 'signedOut') wasSignedOut.current = true;
    if (status !== 'signedIn') return;
    const otherwise = wasSignedOut.current ? '/' : paths.profile;
    navigate(takeReturn(drafts, window.location.origin) ?? otherwise, { replace: true });
  }, [status, navigate, drafts, paths]);
  return (
    <div className={styles.narrowPage}>
      {status === 'restoring' || status === 'signedIn' ? (
        <Spinner label={sessionMessages.checkingAuthentication} />
      ) : (
        <SignInForm offersGoogle={offersGoogle} />
      )}
    </div>
  );
}
