import { useTexts } from '@trek/ui/internal/language';
import { DefaultPasswordReset } from '@trek/ui/sign-in';
import { useState } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** Sets a new password by a mailed link. */
export default function ResetPasswordPage() {
  const messages = useTexts(pageTexts).resetPassword;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/reset-password',
    isPersonal: true,
  });
  // The server never sees the token, and its markup does not depend on it.
  const [link] = useState(() => new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search));
  return (
    <div className={styles.narrowPage}>
      <DefaultPasswordReset token={link.get('token')} email={link.get('email')} />
    </div>
  );
}
