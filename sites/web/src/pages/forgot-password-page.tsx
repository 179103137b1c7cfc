import { Spinner } from '@trek/ui/kit';
import { sessionTexts } from '@trek/ui/session';
import { DefaultForgotPassword } from '@trek/ui/sign-in';
import { useSignedInRedirect } from '../account/use-signed-in-redirect.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';

/** Requests a link to reset the password. */
export default function ForgotPasswordPage() {
  usePageHead({
    title: 'Forgot your password?',
    description: 'Request a link to set a new password.',
    canonicalPath: '/forgot-password',
    isPersonal: true,
  });
  const isLeaving = useSignedInRedirect();
  return (
    <div className={styles.narrowPage}>
      {isLeaving ? <Spinner label={sessionTexts.english.checkingAuthentication} /> : <DefaultForgotPassword />}
    </div>
  );
}
