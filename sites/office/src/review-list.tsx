import type { OfficeReview } from '@trek/api/office';
import { usePorts } from '@trek/ui/provider';
import { monthText } from './departure-words.ts';
import { formatMoment } from './moment.ts';
import * as styles from './office.css.ts';
import { bookingPath } from './office-path.ts';
import { reviewMessages as messages } from './review.messages.ts';
import { ReviewDecision } from './review-decision.tsx';

interface ListProps {
  reviews: readonly OfficeReview[];
  onDecided: () => void;
}

/** Reviews with what is known of their writers, and the ways to decide about each. */
export function ReviewList({ reviews, onDecided }: ListProps) {
  return (
    <ul className={styles.messages}>
      {reviews.map((review) => (
        <Review key={review.id} review={review} onDecided={onDecided} />
      ))}
    </ul>
  );
}

function Review({ review, onDecided }: { review: OfficeReview; onDecided: () => void }) {
  const { Link } = usePorts();
  const { reference, trek, stars, text, language, month, guide, name, country, status, reason, answer } = review;
  return (
    <li className={styles.card}>
      <p>
        <strong translate="no">{trek}</strong> <span>{messages.stars(stars)}</span>
      </p>
      <p className={styles.typed} lang={language} translate="no">
        {text}
      </p>
      <p>
        {[
          [name || messages.unnamed, country].filter(Boolean).join(', '),
          monthText(month),
          ...(guide ? [messages.led(guide)] : []),
        ].join(' · ')}
      </p>
      <p>
        <span>{messages.written(formatMoment(review.writtenAt))}</span> <span>·</span>{' '}
        <Link href={bookingPath(reference)}>{messages.booking(reference)}</Link>
      </p>
      {answer && <Words of={messages.yourAnswer}>{answer}</Words>}
      {reason && <Words of={messages.reason}>{reason}</Words>}
      <div className={styles.actions}>
        {status !== 'published' && <ReviewDecision decision="publish" review={review} onDecided={onDecided} />}
        {status !== 'declined' && <ReviewDecision decision="decline" review={review} onDecided={onDecided} />}
      </div>
    </li>
  );
}

function Words({ of, children }: { of: string; children: string }) {
  return (
    <p className={styles.typed}>
      <strong>{of}</strong>
      <br />
      <span translate="no">{children}</span>
    </p>
  );
}
