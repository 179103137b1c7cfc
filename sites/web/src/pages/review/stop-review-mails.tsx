import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { type FormEvent, useState } from 'react';
import * as styles from '../page.css.ts';
import { pageTexts } from '../page.texts.ts';
import { postReview } from './post-review.ts';

type Progress = 'idle' | 'stopping' | 'stopped' | 'over' | 'failed';

/** Stops the mails that ask for reviews. It waits for a press: programs that scan mails open their links, too. */
export function StopReviewMails({ token }: { token: string }) {
  const { stop: messages, over, failed } = useTexts(pageTexts).review;
  const { api } = usePorts();
  const [progress, setProgress] = useState<Progress>('idle');
  const isStopped = progress === 'stopped';

  async function stop(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProgress('stopping');
    const { status } = await postReview(api.backendUrl, 'stop', { token });
    setProgress(status === 200 ? 'stopped' : status === 400 || status === 404 ? 'over' : 'failed');
  }

  return (
    <>
      <h1 className={styles.title}>{isStopped ? messages.doneTitle : messages.title}</h1>
      <p role="status">{isStopped ? messages.done : messages.text}</p>
      {!isStopped && (
        <form method="post" onSubmit={stop}>
          {progress === 'over' && <p role="alert">{over}</p>}
          {progress === 'failed' && <p role="alert">{failed}</p>}
          <Button type="submit" variant="primary" isBusy={progress === 'stopping'}>
            {messages.action}
          </Button>
        </form>
      )}
    </>
  );
}
