import type { OfficeThread, OfficeThreadEntry } from '@trek/api/office';
import { usePorts } from '@trek/ui/provider';
import { AnswerForm } from './answer-form.tsx';
import { EmailLink, LinkedText, PhoneLink } from './contact-links.tsx';
import { Facts } from './facts.tsx';
import { messageMessages as messages } from './message.messages.ts';
import { MessageMark } from './message-mark.tsx';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { officeMessages } from './office.messages.ts';
import { bookingPath } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

/** A message with all that its sender and the office have written, where it is answered. */
export function MessagePage({ id }: { id: string }) {
  const thread = useOfficeRead<OfficeThread>(`/messages/${encodeURIComponent(id)}`);
  const name = thread.data?.message.name;
  useOfficeTitle(name === undefined ? officeMessages.messages : messages.from(name));
  const show = (changed: OfficeThread) => void thread.mutate(changed, { revalidate: false });
  return (
    <OfficeRead read={thread}>
      {(shown) => <Thread thread={shown} onChange={() => void thread.mutate()} onAnswered={show} />}
    </OfficeRead>
  );
}

interface ThreadProps {
  thread: OfficeThread;
  onChange: () => void;
  onAnswered: (thread: OfficeThread) => void;
}

function Thread({ thread, onChange, onAnswered }: ThreadProps) {
  const { message, entries } = thread;
  const { name, email, phone, answeredAt, answeredBy } = message;
  const isMailed = entries.some(({ kind, at }) => kind === 'answer' && at === answeredAt);
  return (
    <>
      <h1>{messages.from(name)}</h1>
      <Facts
        facts={[
          [officeMessages.email, <EmailLink key="email" address={email} />],
          [officeMessages.phone, <PhoneLink key="phone" number={phone} />],
          ...(thread.treks.length + thread.references.length > 0
            ? ([[messages.about, <Subjects key="about" thread={thread} />]] as const)
            : []),
        ]}
      />
      <section className={styles.section}>
        <ol className={styles.messages} aria-label={messages.thread}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} name={name} />
          ))}
        </ol>
        {answeredAt && !isMailed && <p>{messages.isMarkedAnswered(answeredBy ?? '', formatMoment(answeredAt))}</p>}
        <div className={styles.actions}>
          <MessageMark message={message} onChange={onChange} />
        </div>
      </section>
      <section className={styles.section}>
        <AnswerForm thread={thread} onAnswered={onAnswered} onChange={onChange} />
      </section>
    </>
  );
}

/** The treks and bookings that the messages name. */
function Subjects({ thread: { treks, references } }: { thread: OfficeThread }) {
  const { Link } = usePorts();
  return (
    <ul className={styles.plainList}>
      {treks.map(({ id, title }) => (
        <li key={id}>
          {/* A page of the site: the office is left by loading a document. */}
          <a href={`/treks/${id}`}>{title}</a>
        </li>
      ))}
      {references.map((reference) => (
        <li key={reference}>
          <Link href={bookingPath(reference)}>{reference}</Link>
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { kind, text, at, by }, name }: { entry: OfficeThreadEntry; name: string }) {
  const when = formatMoment(at);
  return (
    <li className={kind === 'answer' ? styles.ownCard : styles.card}>
      <p>
        <strong>{kind === 'answer' ? messages.byOffice(by ?? '', when) : messages.byVisitor(name, when)}</strong>
      </p>
      <p className={styles.typed}>
        <LinkedText text={text} />
      </p>
    </li>
  );
}
