import { Spinner } from '@trek/ui/kit';
import { sessionTexts, useReturnAfterSignIn, useSession } from '@trek/ui/session';
import { DefaultSignIn } from '@trek/ui/sign-in';
import { useGoogleEnabled } from '../account/google-enabled.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';

/** Sign-in; afterwards visitors return to the page they came from. */
export default function LoginPage() {
  usePageHead({
    title: 'Sign in',
    description: 'Sign in to book a trek and see your bookings.',
    canonicalPath: '/login',
    isPersonal: true,
  });
  const { status } = useSession();
  const isGoogleEnabled = useGoogleEnabled();
  useReturnAfterSignIn();
  return (
    <div className={styles.narrowPage}>
      {status === 'restoring' || status === 'signedIn' ? (
        <Spinner label={sessionTexts.english.checkingAuthentication} />
      ) : (
        <DefaultSignIn offersGoogle={isGoogleEnabled || 'unavailable'} />
      )}
    </div>
  );
}
