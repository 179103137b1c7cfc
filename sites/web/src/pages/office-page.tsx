import { useTexts } from '@trek/ui/internal/language';
import { Button, Spinner, Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { saveReturnPath, sessionTexts, useSession } from '@trek/ui/session';
import { DefaultSignIn } from '@trek/ui/sign-in';
import { useEffect } from 'react';
import { useGoogleEnabled } from '../account/google-enabled.ts';
import { useOffice } from '../account/use-office.ts';
import { usePageHead } from '../document/page-head.tsx';
import { Missing } from './missing.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** Every address of the office: its door for visitors who are signed out, the not-found page for other accounts. */
export default function OfficePage() {
  const door = useOffice();
  if (door.status === 'open') return <door.Office />;
  if (door.status === 'refused') return <Refused />;
  return (
    <div className={styles.narrowPage}>
      {door.status === 'signedOut' && <Door />}
      {door.status === 'checking' && <Checking />}
      {door.status === 'failed' && <Failed onRetry={door.retry} />}
    </div>
  );
}

/** The sign-in. Signing in with a password stays at the address; by Google or with a new password, visitors come back to it. */
function Door() {
  const messages = useTexts(pageTexts).office;
  usePageHead({ title: messages.title, description: messages.description, isPersonal: true });
  const { drafts, location } = usePorts();
  const isGoogleEnabled = useGoogleEnabled();
  useEffect(() => saveReturnPath(drafts, location()), [drafts, location]);
  return (
    <>
      <p>{messages.description}</p>
      <DefaultSignIn offersGoogle={isGoogleEnabled || 'unavailable'} />
    </>
  );
}

function Checking() {
  return <Spinner label={useTexts(sessionTexts).checkingAuthentication} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const messages = useTexts(pageTexts).office;
  const { tryAgain } = useTexts(sessionTexts);
  return (
    <Status
      kind="error"
      title={<h1>{messages.failed}</h1>}
      action={
        <Button variant="primary" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    />
  );
}

/** For an account that has nothing here. Someone with two accounts may have signed in with the other one. */
function Refused() {
  const messages = useTexts(pageTexts).office;
  const { user, logout } = useSession();
  return (
    <Missing>
      <div className={styles.otherAccount}>
        <p>
          <span>{messages.signedInAs}</span> <span translate="no">{user?.email}</span>
        </p>
        <Button onClick={logout}>{messages.otherAccount}</Button>
      </div>
    </Missing>
  );
}
