import type { OfficeReview } from '@trek/api/office';
import { REVIEW_LIMITS } from '@trek/api/review-limits';
import { SelectField } from '@trek/ui/kit';
import { useListAddress } from './list-address.ts';
import * as styles from './office.css.ts';
import { REVIEWS_CALL } from './office-path.ts';
import { OfficeRead } from './office-read.tsx';
import { reviewMessages as messages } from './review.messages.ts';
import { ReviewList } from './review-list.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useOfficeTitle } from './use-office-title.ts';

const DECIDED = ['published', 'declined'] as const;

/** The reviews of customers, by what was decided about them. */
export function ReviewsPage() {
  useOfficeTitle(messages.reviews);
  const { query, filter } = useListAddress();
  const state = DECIDED.find((decided) => decided === query.get('state')) ?? 'sent';
  const read = useOfficeRead<OfficeReview[]>(`${REVIEWS_CALL}?state=${state}`);
  return (
    <>
      <h1>{messages.reviews}</h1>
      <p>{messages.text}</p>
      <div className={styles.filters}>
        <SelectField
          label={messages.show}
          choices={DECIDED.map((value) => ({ value, label: messages.states[value] }))}
          emptyLabel={messages.states.sent}
          value={state === 'sent' ? '' : state}
          onChange={({ target }) => filter({ state: target.value })}
        />
      </div>
      <OfficeRead read={read}>
        {(reviews) => (
          <>
            {reviews.length === 0 && <p role="status">{messages.none[state]}</p>}
            <ReviewList reviews={reviews} onDecided={() => void read.mutate()} />
            {reviews.length >= REVIEW_LIMITS.rows && <p role="status">{messages.most(REVIEW_LIMITS.rows)}</p>}
          </>
        )}
      </OfficeRead>
    </>
  );
}
