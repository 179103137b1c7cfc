import type { Remote } from '@trek/ui/api';
import { useFailure } from '@trek/ui/internal/api/failure';
import { useTexts } from '@trek/ui/internal/language';
import { Button, Spinner, Status } from '@trek/ui/kit';
import type { ReactNode } from 'react';
import { shellTexts } from '../shell/shell.texts.ts';
import * as styles from './page.css.ts';

export interface PageReadProps<Value> {
  read: Remote<Value | null>;
  loadingLabel: string;
  /** Shown if there is no such subject. */
  missing: ReactNode;
  children: (value: Value) => ReactNode;
}

/** The states of a page's subject: loading, failed with a retry, missing, or loaded. */
export function PageRead<Value>({ read, loadingLabel, missing, children }: PageReadProps<Value>) {
  const failureOf = useFailure();
  const messages = useTexts(shellTexts);
  if (read.status === 'ready' && read.value !== null) return children(read.value);
  return (
    <div className={styles.page}>
      {read.status === 'loading' && <Spinner label={loadingLabel} />}
      {read.status === 'failed' && (
        <Status
          kind="error"
          title={failureOf(read.message)}
          text={messages.tryLater}
          action={<Button onClick={read.retry}>{messages.tryAgain}</Button>}
        />
      )}
      {/* biome-ignore lint/plugin: a message of its own element. */}
      {read.status === 'ready' && missing}
    </div>
  );
}
