import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

type Progress = 'idle' | 'stopping' | 'stopped' | 'invalid' | 'failed';

/**
 * Stops the mails about departures, by the link in each of them and without a sign-in. It waits for a press: programs that
 * scan mails open their links, too.
 */
export default function StopMailsPage() {
  const messages = useTexts(pageTexts).stopMails;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/stop-mails',
    isPersonal: true,
  });
  const { api, Link } = usePorts();
  const [progress, setProgress] = useState<Progress>('idle');
  const heading = useRef<HTMLHeadingElement>(null);
  const isStopped = progress === 'stopped';
  useEffect(() => {
    if (isStopped) heading.current?.focus();
  }, [isStopped]);

  async function stop(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (progress === 'stopping') return;
    setProgress('stopping');
    // Only here: the markup, and what a cache keeps of it, is the same for every token.
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    const address = `${api.backendUrl}/saved-treks/stop-mails?${new URLSearchParams({ token })}`;
    const status = await fetch(address, { method: 'POST' }).then(
      (answer) => answer.status,
      () => 0,
    );
    setProgress(status === 200 ? 'stopped' : status === 400 ? 'invalid' : 'failed');
  }

  return (
    <div className={styles.narrowPage}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {isStopped ? messages.doneTitle : messages.title}
      </h1>
      <p>{isStopped ? messages.doneText : messages.text}</p>
      {isStopped ? (
        <Link href="/saved">{messages.showSaved}</Link>
      ) : (
        <form method="post" onSubmit={stop}>
          {(progress === 'invalid' || progress === 'failed') && <p role="alert">{messages[progress]}</p>}
          <Button type="submit" variant="primary" isBusy={progress === 'stopping'}>
            {messages.action}
          </Button>
        </form>
      )}
    </div>
  );
}
