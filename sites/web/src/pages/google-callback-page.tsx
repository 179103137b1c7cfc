import { useTexts } from '@trek/ui/internal/language';
import { ECHOES_MARKER_COOKIE } from '@trek/ui/internal/sign-in/google-callback-rules';
import { GoogleCallbackScreen } from '@trek/ui/sign-in';
import { useEffect, useState } from 'react';
import { forgetGoogleReturn, readGoogleReturn } from '../account/google-return.ts';
import { isOfficePath } from '../account/is-office-path.ts';
import { usePageHead } from '../document/page-head.tsx';
import { NeedsScript } from './needs-script.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** The page that visitors return to from Google. */
export default function GoogleCallbackPage() {
  const messages = useTexts(pageTexts).googleReturn;
  usePageHead({
    title: messages.title,
    description: messages.description,
  });
  const [search] = useState(readGoogleReturn);
  const [isMarkerDue] = useState(readEchoesMarker);
  useEffect(forgetGoogleReturn, []);
  return (
    <div className={styles.narrowPage}>
      <NeedsScript of="googleReturn" />
      <GoogleCallbackScreen search={search} echoesMarker={isMarkerDue} returnsTo={isOfficePath} />
    </div>
  );
}

/** Whether the backend announced, at the start of the sign-in, that it returns the button's marker. */
function readEchoesMarker(): boolean {
  if (typeof document === 'undefined') return false;
  // Over https it has the `__Host-` prefix, so no other host can set it.
  const names = [ECHOES_MARKER_COOKIE, `__Host-${ECHOES_MARKER_COOKIE}`];
  return document.cookie.split('; ').some((cookie) => names.includes(cookie.split('=', 1)[0] ?? ''));
}
