import { titleSlug } from '@trek/ui/api';
import type { OwnReview } from '@trek/ui/internal/contract/requests';
import { useTexts } from '@trek/ui/internal/language';
import { Button, Spinner, Status } from '@trek/ui/kit';
import { formatMonth } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { useCallback, useEffect, useState } from 'react';
import * as pageStyles from '../page.css.ts';
import { pageTexts } from '../page.texts.ts';
import { postReview } from './post-review.ts';
import * as styles from './review.css.ts';
import { ReviewForm } from './review-form.tsx';

interface WriteReviewProps {
  /** Empty: the address has none. Undefined: it is not read yet. */
  token: string | undefined;
}

/** The page of a review: it is opened, written, and written again until it is published. */
export function WriteReview({ token }: WriteReviewProps) {
  if (token === undefined) return <Loading />;
  return token === '' ? <Over /> : <Opened key={token} token={token} />;
}

const Loading = () => <Spinner label={useTexts(pageTexts).review.loading} />;

function Over() {
  const messages = useTexts(pageTexts).review;
  const { Link, paths } = usePorts();
  return (
    <Status
      kind="error"
      title={<h1>{messages.overTitle}</h1>}
      text={messages.over}
      action={
        <Button asChild>
          <Link href={paths.contact}>{messages.contact}</Link>
        </Button>
      }
    />
  );
}

function Opened({ token }: { token: string }) {
  const messages = useTexts(pageTexts).review;
  const { backendUrl } = usePorts().api;
  const [read, setRead] = useState<OwnReview | 'loading' | 'over' | 'failed'>('loading');
  const open = useCallback(async () => {
    setRead('loading');
    const { status, body } = await postReview(backendUrl, 'open', { token });
    setRead(status === 200 ? (body as OwnReview) : status === 404 || status === 400 ? 'over' : 'failed');
  }, [backendUrl, token]);
  useEffect(() => void open(), [open]);
  if (read === 'loading') return <Loading />;
  if (read === 'over') return <Over />;
  if (read === 'failed') {
    const action = (
      <Button variant="primary" onClick={() => void open()}>
        {messages.again}
      </Button>
    );
    return <Status kind="error" title={<h1>{messages.failed}</h1>} action={action} />;
  }
  return <Review token={token} own={read} onSaved={setRead} onOver={() => setRead('over')} />;
}

interface ReviewProps {
  token: string;
  own: OwnReview;
  onSaved: (own: OwnReview) => void;
  onOver: () => void;
}

function Review({ own, ...form }: ReviewProps) {
  const messages = useTexts(pageTexts).review;
  const { Link, paths, locale } = usePorts();
  const [changes, setChanges] = useState(false);
  const { trek, month, guide, review } = own;
  const [year, number] = month.split('-');
  const when = `${formatMonth(Number(number), locale)} ${year}`;
  const trekPath = paths.trek(titleSlug(trek.title));
  const isSent = review?.status === 'sent' && !changes;
  return (
    <>
      <h1 className={pageStyles.title}>{messages.headings[isSent ? 'sent' : (review?.status ?? 'new')]}</h1>
      <p>
        <b translate="no">{trek.title}</b>
        <br />
        <span>{guide ? messages.whenWith(when, guide) : when}</span>
      </p>
      <p role="status">{messages.texts[isSent ? 'sent' : (review?.status ?? 'new')]}</p>
      {review?.status === 'declined' && <blockquote className={styles.quote}>{review.reason}</blockquote>}
      {review && (isSent || review.status === 'published') && <Written review={review} />}
      {isSent && <Button onClick={() => setChanges(true)}>{messages.change}</Button>}
      {review?.status === 'published' && (
        <Button asChild>
          <Link href={trekPath}>{messages.seeTrek}</Link>
        </Button>
      )}
      {!isSent && review?.status !== 'published' && (
        <ReviewForm
          {...form}
          review={review}
          onSaved={(saved) => {
            setChanges(false);
            form.onSaved(saved);
          }}
        />
      )}
    </>
  );
}

function Written({ review: { stars, text, name, country } }: { review: NonNullable<OwnReview['review']> }) {
  const messages = useTexts(pageTexts).review;
  const writer = [name, country].filter(Boolean).join(', ');
  return (
    <figure className={styles.written}>
      <b>{messages.starsOf(stars)}</b>
      <blockquote className={styles.quote} translate="no">
        {text}
      </blockquote>
      <figcaption translate="no">{writer || messages.noName}</figcaption>
    </figure>
  );
}
