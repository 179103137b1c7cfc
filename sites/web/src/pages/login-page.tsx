import { useTexts } from '@trek/ui/internal/language';
import { Spinner } from '@trek/ui/kit';
import { sessionTexts, useReturnAfterSignIn, useSession } from '@trek/ui/session';
import { DefaultSignIn } from '@trek/ui/sign-in';
import { Link } from 'wouter';
import { useGoogleEnabled } from '../account/google-enabled.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** Sign-in; afterwards visitors return to the page they came from. */
export default function LoginPage() {
  const messages = useTexts(pageTexts).login;
  const { checkingAuthentication } = useTexts(sessionTexts);
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/login',
    isPersonal: true,
  });
  const { status } = useSession();
  const isGoogleEnabled = useGoogleEnabled();
  useReturnAfterSignIn();
  return (
    <div className={styles.narrowPage}>
      {status === 'restoring' || status === 'signedIn' ? (
        <Spinner label={checkingAuthentication} />
      ) : (
        <>
          <DefaultSignIn offersGoogle={isGoogleEnabled || 'unavailable'} />
          <p>
            <Link href="/booking/find?guest">{messages.guestBooking}</Link>
          </p>
        </>
      )}
    </div>
  );
}
