import { useTexts } from '@trek/ui/internal/language';
import { Spinner } from '@trek/ui/kit';
import { sessionTexts } from '@trek/ui/session';
import { DefaultForgotPassword } from '@trek/ui/sign-in';
import { useSignedInRedirect } from '../account/use-signed-in-redirect.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** Requests a link to reset the password. */
export default function ForgotPasswordPage() {
  const messages = useTexts(pageTexts).forgotPassword;
  const { checkingAuthentication } = useTexts(sessionTexts);
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/forgot-password',
    isPersonal: true,
  });
  const isLeaving = useSignedInRedirect();
  return (
    <div className={styles.narrowPage}>
      {isLeaving ? <Spinner label={checkingAuthentication} /> : <DefaultForgotPassword />}
    </div>
  );
}
