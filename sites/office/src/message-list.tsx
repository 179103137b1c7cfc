import type { OfficeMessage } from '@trek/api/office';
import { Button } from '@trek/ui/kit';
import { formatLongDate } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { EmailLink, LinkedText, PhoneLink } from './contact-links.tsx';
import { messageMessages } from './message.messages.ts';
import { MessageMark } from './message-mark.tsx';
import * as styles from './office.css.ts';
import { officeMessages as texts } from './office.messages.ts';
import { messagePath } from './office-path.ts';

/** Messages of visitors, each with a link to its page, where it is answered. */
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
  const { Link } = usePorts();
  const { id, name, email, phone, createdAt, answeredAt, answeredBy } = message;
  return (
    <li className={styles.card}>
      <p>
        <strong translate="no">{name}</strong> <span>{formatLongDate(createdAt)}</span>
      </p>
      <p className={styles.typed}>
        <LinkedText text={message.message} />
      </p>
      <p>
        <EmailLink address={email} /> <span>·</span> <PhoneLink number={phone} />
      </p>
      {answeredAt && (
        <p>
          <LinkedText text={texts.answeredBy(answeredBy ?? '', formatLongDate(answeredAt))} />
        </p>
      )}
      <div className={styles.actions}>
        <Button asChild>
          <Link href={messagePath(id)}>{answeredAt ? messageMessages.read : messageMessages.open}</Link>
        </Button>
        <MessageMark message={message} onChange={onChange} />
      </div>
    </li>
  );
}
