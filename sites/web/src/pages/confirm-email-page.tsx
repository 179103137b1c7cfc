import { useTexts } from '@trek/ui/internal/language';
import { DefaultEmailConfirmation } from '@trek/ui/sign-in';
import { useState } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** Confirms an account's address by a mailed link. */
export default function ConfirmEmailPage() {
  const messages = useTexts(pageTexts).confirmEmail;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/confirm-email',
    isPersonal: true,
  });
  // The server never sees the token, and its markup does not depend on it.
  const [link] = useState(() => new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search));
  return (
    <div className={styles.narrowPage}>
      <DefaultEmailConfirmation token={link.get('token')} />
    </div>
  );
}
