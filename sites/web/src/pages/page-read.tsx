import type { Remote } from '@trek/ui/api';
import { useFailureText } from '@trek/ui/internal/api/use-failure-text';
import { Button, Spinner, Status } from '@trek/ui/kit';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import { SHARED_TEXTS } from './shared-texts.ts';

export interface PageReadProps<Value> {
  read: Remote<Value | null>;
  loadingLabel: string;
  /** Shown if there is no such subject. */
  missing: ReactNode;
  children: (value: Value) => ReactNode;
}

/** The states of a page's subject: loading, failed with a retry, missing, or loaded. */
export function PageRead<Value>({ read, loadingLabel, missing, children }: PageReadProps<Value>) {
  const failureText = useFailureText();
  if (read.status === 'ready' && read.value !== null) return children(read.value);
  return (
    <div className={styles.page}>
      {read.status === 'loading' && <Spinner label={loadingLabel} />}
      {read.status === 'failed' && (
        <Status
          kind="error"
          title={failureText(read.message)}
          text={SHARED_TEXTS.tryLater}
          action={<Button onClick={read.retry}>{SHARED_TEXTS.tryAgain}</Button>}
        />
      )}
      {/* biome-ignore lint/plugin: a message of its own element. */}
      {read.status === 'ready' && missing}
    </div>
  );
}
