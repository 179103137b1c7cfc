import { Spinner } from '@trek/ui/kit';
import { sessionTexts } from '@trek/ui/session';
import { DefaultSignUp } from '@trek/ui/sign-in';
import { useGoogleEnabled } from '../account/google-enabled.ts';
import { useSignedInRedirect } from '../account/use-signed-in-redirect.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';

/** Registration. */
export default function SignupPage() {
  usePageHead({
    title: 'Create your account',
    description: 'Create an account to book treks in the Himalaya.',
    canonicalPath: '/signup',
    isPersonal: true,
  });
  const isGoogleEnabled = useGoogleEnabled();
  const isLeaving = useSignedInRedirect();
  return (
    <div className={styles.narrowPage}>
      {isLeaving ? (
        <Spinner label={sessionTexts.english.checkingAuthentication} />
      ) : (
        <DefaultSignUp offersGoogle={isGoogleEnabled || 'unavailable'} />
      )}
    </div>
  );
}
