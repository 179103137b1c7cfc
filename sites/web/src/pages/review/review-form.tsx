import type { OwnReview } from '@trek/ui/internal/contract/requests';
import { useTexts } from '@trek/ui/internal/language';
import { Button, Icon, TextAreaField, TextField } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { type FormEvent, useId, useState } from 'react';
import { pageTexts } from '../page.texts.ts';
import { postReview } from './post-review.ts';
import * as styles from './review.css.ts';

const STARS = [1, 2, 3, 4, 5];
/** The backend takes no more. */
const LONGEST_TEXT = 3000;
const LONGEST_LINE = 60;

interface ReviewFormProps {
  token: string;
  /** The review that was written before; null: none. */
  review: OwnReview['review'];
  onSaved: (own: OwnReview) => void;
  /** The link is over. */
  onOver: () => void;
}

/** Stars, words and the name that is shown: all stays until it has arrived. */
export function ReviewForm({ review, ...props }: ReviewFormProps) {
  const messages = useTexts(pageTexts).review;
  const { values, change, errors, failure, isSending, send } = useReviewForm({ review, ...props });
  return (
    <form method="post" className={styles.form} onSubmit={send} noValidate>
      <StarsField value={values.stars} error={errors.stars} onChange={(stars) => change({ stars })} />
      <TextAreaField
        label={messages.text}
        hint={messages.textHint}
        error={errors.text}
        rows={7}
        maxLength={LONGEST_TEXT}
        value={values.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        isOptional
        autoComplete="given-name"
        maxLength={LONGEST_LINE}
        value={values.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={messages.country}
        isOptional
        autoComplete="country-name"
        maxLength={LONGEST_LINE}
        value={values.country}
        onChange={({ currentTarget }) => change({ country: currentTarget.value })}
      />
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {messages.send}
      </Button>
    </form>
  );
}

function useReviewForm({ token, review, onSaved, onOver }: ReviewFormProps) {
  const messages = useTexts(pageTexts).review;
  const { api, locale } = usePorts();
  const { stars = 0, text = '', name = '', country = '' } = review ?? {};
  const [values, setValues] = useState({ stars, text, name, country });
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const errors = {
    stars: isChecked && values.stars === 0 ? messages.starsMissing : undefined,
    text: isChecked && values.text.trim() === '' ? messages.textMissing : undefined,
  };
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isSending || values.stars === 0 || values.text.trim() === '') return;
    setSending(true);
    setFailure('');
    const { status, body } = await postReview(api.backendUrl, 'save', { token, ...values, language: locale });
    setSending(false);
    if (status === 200) return onSaved(body as OwnReview);
    if (status === 404) return onOver();
    // Of a wrong line, or a published review: the backend says which.
    const refusal = status === 400 || status === 409 ? (body as { message?: unknown } | undefined)?.message : undefined;
    setFailure(typeof refusal === 'string' ? refusal : messages.saveFailed);
  }
  const change = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }));
  return { values, change, errors, failure, isSending, send };
}

interface StarsFieldProps {
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

function StarsField({ value, error, onChange }: StarsFieldProps) {
  const messages = useTexts(pageTexts).review;
  const id = useId();
  return (
    <fieldset className={styles.stars} aria-describedby={error ? id : undefined}>
      <legend>{messages.stars}</legend>
      {STARS.map((count) => (
        <label key={count} data-on={count <= value || undefined}>
          <input type="radio" name="stars" checked={count === value} onChange={() => onChange(count)} />
          <Icon name="star" />
          <span>{messages.starsOf(count)}</span>
        </label>
      ))}
      {error && (
        <p id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
