import { useTexts } from '@trek/ui/internal/language';
import { Spinner } from '@trek/ui/kit';
import { sessionTexts } from '@trek/ui/session';
import { DefaultSignUp } from '@trek/ui/sign-in';
import { useGoogleEnabled } from '../account/google-enabled.ts';
import { useSignedInRedirect } from '../account/use-signed-in-redirect.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** Registration. */
export default function SignupPage() {
  const messages = useTexts(pageTexts).signup;
  const { checkingAuthentication } = useTexts(sessionTexts);
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/signup',
    isPersonal: true,
  });
  const isGoogleEnabled = useGoogleEnabled();
  const isLeaving = useSignedInRedirect();
  return (
    <div className={styles.narrowPage}>
      {isLeaving ? (
        <Spinner label={checkingAuthentication} />
      ) : (
        <DefaultSignUp offersGoogle={isGoogleEnabled || 'unavailable'} />
      )}
    </div>
  );
}
