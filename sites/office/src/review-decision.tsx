import type { OfficeReview } from '@trek/api/office';
import { REVIEW_LIMITS } from '@trek/api/review-limits';
import { TextAreaField } from '@trek/ui/kit';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { REVIEWS_CALL } from './office-path.ts';
import { reviewMessages as messages } from './review.messages.ts';
import { useCommand } from './use-office-command.ts';

interface DecisionProps {
  decision: 'publish' | 'decline';
  review: OfficeReview;
  onDecided: () => void;
}

/**
 * Publishes a review, with or without an answer, or declines it with a reason. The decision is refused if the writer has
 * changed the review since it was read.
 */
export function ReviewDecision({ decision, review, onDecided }: DecisionProps) {
  const { id, writtenAt, status, trek, name, answer } = review;
  const publishes = decision === 'publish';
  const given = publishes ? messages.publish : status === 'published' ? messages.takeDown : messages.decline;
  const words = { ...given, title: messages.ofReview(given.open, `${trek}, ${name || messages.unnamed}`) };
  const command = useCommand(`${REVIEWS_CALL}/${encodeURIComponent(id)}/decision`, given.done, onDecided);
  const [typed, setTyped] = useState('');
  return (
    <CommandDialog
      {...{ command, words }}
      isDestructive={status === 'published'}
      variant={publishes ? 'primary' : 'secondary'}
      onOpen={() => setTyped(publishes ? answer : '')}
      onSubmit={() => void command.submit({ decision, writtenAt, [publishes ? 'answer' : 'reason']: typed })}
    >
      <TextAreaField
        label={publishes ? messages.answer : messages.reason}
        hint={publishes ? messages.answerHint : messages.reasonHint}
        value={typed}
        required={!publishes}
        maxLength={publishes ? REVIEW_LIMITS.answer : REVIEW_LIMITS.reason}
        onChange={({ target }) => setTyped(target.value)}
      />
    </CommandDialog>
  );
}
