import { GoogleCallbackScreen } from '@trek/ui/session';
import { useEffect, useState } from 'react';
import { forgetGoogleReturn, readGoogleReturn } from '../google-return.ts';
import { usePageHead } from '../page-head.tsx';
import * as styles from './page.css.ts';

/** Where a visitor comes back to from Google. */
export default function GoogleCallbackPage() {
  usePageHead({ title: 'Signing in', description: 'Completing your sign-in with Google.' });
  const [search] = useState(readGoogleReturn);
  useEffect(forgetGoogleReturn, []);
  return (
    <div className={styles.narrowPage}>
      <GoogleCallbackScreen search={search} />
    </div>
  );
}
