import type { OfficeBookingDetail } from '@trek/api/office';
import { LinkedText } from './contact-links.tsx';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

/** The office's actions on a booking, with author and time. */
export function BookingLog({ log }: Pick<OfficeBookingDetail, 'log'>) {
  if (log.length === 0) return <p>{messages.noLog}</p>;
  return (
    <ol className={styles.messages}>
      {log.map(({ act, detail, doneBy, doneAt }) => (
        <li key={`${doneAt} ${act} ${detail}`} className={styles.card}>
          <strong>{messages.acts[act]}</strong>
          {detail && <p className={styles.typed}>{detail}</p>}
          <small>
            <LinkedText text={messages.logged(doneBy, formatMoment(doneAt))} />
          </small>
        </li>
      ))}
    </ol>
  );
}
