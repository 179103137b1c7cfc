import type { AcceptedInvitation, ShownInvitation } from '@trek/api/office';
import { API_TIMEOUT_MS } from '@trek/ui/api';
import { useTexts } from '@trek/ui/internal/language';
import { Button, Spinner, Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { saveReturnPath, useSession } from '@trek/ui/session';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { OFFICE_PATH } from '../account/is-office-path.ts';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

type Progress = 'opening' | 'idle' | 'accepting' | 'ended' | 'colleague' | 'failed';

/** The backend's answers to a link that was used, withdrawn or has expired, and to who works in the office already. */
const OUTCOMES: Readonly<Record<number, Progress>> = { 410: 'ended', 409: 'colleague' };

/** An invitation to the office, by its mailed link. It waits for a press: programs that scan mails open their links, too. */
export default function InvitationPage() {
  const messages = useTexts(pageTexts).invitation;
  usePageHead({ title: messages.title, description: messages.description, isPersonal: true });
  const { navigate, drafts, location } = usePorts();
  const { status, user, logout } = useSession();
  const post = usePost();
  const [progress, setProgress] = useState<Progress>('opening');
  const [invitation, setInvitation] = useState<ShownInvitation | null>(null);
  const open = useCallback(async () => {
    setProgress('opening');
    const answer = await post('open');
    const isOpen = answer.status === 200;
    setInvitation(isOpen ? (answer.body as ShownInvitation) : null);
    setProgress(isOpen ? 'idle' : outcome(answer.status));
  }, [post]);
  useEffect(() => void open(), [open]);

  async function accept(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProgress('accepting');
    const answer = await post('accept');
    if (answer.status !== 200) return setProgress(outcome(answer.status));
    // Another account in this browser, or the one whose password has just ended: its visitors can set no password.
    if (status === 'signedIn') logout();
    // Once they have set a password and signed in, they are in the office.
    saveReturnPath(drafts, { href: location().origin + OFFICE_PATH });
    navigate((answer.body as AcceptedInvitation).path, { replace: true });
  }

  if (progress === 'opening') return <Spinner label={messages.opening} />;
  if (progress === 'ended') return <NotOpen title={messages.endedTitle} text={messages.ended} />;
  if (progress === 'colleague') return <NotOpen title={messages.colleagueTitle} text={messages.colleague} />;
  if (!invitation) return <Failed onRetry={() => void open()} />;
  return (
    <div className={styles.narrowPage}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p>{messages.text(invitation.name, messages.roles[invitation.role])}</p>
      {invitation.hasAccount && <p>{messages.hasAccount}</p>}
      {user && user.email !== invitation.email && <p>{messages.otherAccount(user.email, invitation.email)}</p>}
      <p>{messages.next}</p>
      <form method="post" onSubmit={accept}>
        {progress === 'failed' && <p role="alert">{messages.failed}</p>}
        <Button type="submit" variant="primary" isBusy={progress === 'accepting'}>
          {messages.accept}
        </Button>
      </form>
    </div>
  );
}

function NotOpen({ title, text }: { title: string; text: string }) {
  const { office } = useTexts(pageTexts).invitation;
  const { Link } = usePorts();
  return (
    <Status
      kind="error"
      title={<h1>{title}</h1>}
      text={text}
      action={
        <Button asChild variant="primary">
          <Link href={OFFICE_PATH}>{office}</Link>
        </Button>
      }
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const messages = useTexts(pageTexts).invitation;
  return (
    <Status
      kind="error"
      title={<h1>{messages.failed}</h1>}
      action={
        <Button variant="primary" onClick={onRetry}>
          {messages.again}
        </Button>
      }
    />
  );
}

const outcome = (status: number): Progress => OUTCOMES[status] ?? 'failed';

/** Calls the backend with the token of the page's address, which its markup does not depend on. */
function usePost() {
  const { api } = usePorts();
  const { backendUrl } = api;
  return useCallback(
    async (call: 'open' | 'accept'): Promise<{ status: number; body: unknown }> => {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      try {
        const answer = await fetch(`${backendUrl}/invitation/${call}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ token }),
          signal: AbortSignal.timeout(API_TIMEOUT_MS),
        });
        return { status: answer.status, body: await answer.json() };
      } catch {
        return { status: 0, body: undefined };
      }
    },
    [backendUrl],
  );
}
