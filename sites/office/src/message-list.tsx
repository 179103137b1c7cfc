import type { OfficeMessage } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { formatLongDate } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import * as styles from './office.css.ts';
import { officeMessages as texts } from './office.messages.ts';
import { useOfficeApi } from './use-office-api.ts';

/** Messages of visitors, each with a link to answer it. */
export function MessageList({ messages, onChange }: { messages: readonly OfficeMessage[]; onChange: () => void }) {
  return (
    <ul className={styles.messages}>
      {messages.map((message) => (
        <Message key={message.id} message={message} onChange={onChange} />
      ))}
    </ul>
  );
}

function Message({ message, onChange }: { message: OfficeMessage; onChange: () => void }) {
  const { name, email, phone, createdAt, answeredAt, answeredBy } = message;
  return (
    <li className={styles.card}>
      <p>
        <strong translate="no">{name}</strong> <span>{formatLongDate(createdAt)}</span>
      </p>
      <p className={styles.typed}>{message.message}</p>
      <p translate="no">{`${email} · ${phone}`}</p>
      {answeredAt && <p>{texts.answeredBy(answeredBy ?? '', formatLongDate(answeredAt))}</p>}
      <div className={styles.actions}>
        <Button asChild>
          <a href={`mailto:${encodeURIComponent(email)}`}>{texts.answer}</a>
        </Button>
        <Mark message={message} onChange={onChange} />
      </div>
    </li>
  );
}

/** Marks a message as answered, or as open again. Both are reversible, so it does not ask. */
function Mark({ message: { id, answeredAt }, onChange }: { message: OfficeMessage; onChange: () => void }) {
  const { notify } = usePorts();
  const { post } = useOfficeApi();
  const [isBusy, setIsBusy] = useState(false);
  const isAnswered = answeredAt !== null;
  const mark = async () => {
    setIsBusy(true);
    try {
      await post(`/messages/${encodeURIComponent(id)}/answered`, { isAnswered: !isAnswered });
      notify('success', isAnswered ? texts.isOpenAgain : texts.isAnswered);
      onChange();
    } catch (error) {
      notify('error', (error as Error).message);
    }
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void mark()}>
      {isAnswered ? texts.markOpen : texts.markAnswered}
    </Button>
  );
}
