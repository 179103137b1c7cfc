import type { OfficeDifference } from '@trek/api/office';
import { TextAreaField } from '@trek/ui/kit';
import { formatLongDate } from '@trek/ui/kit/format';
import { usePorts } from '@trek/ui/provider';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { formatCents } from './format-cents.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { bookingPath } from './office-path.ts';
import { useCommand } from './use-office-command.ts';

interface Props {
  differences: readonly OfficeDifference[];
  onChange: () => void;
}

/** Differences between our books and Stripe's, each to be settled with a note. */
export function DifferenceList({ differences, onChange }: Props) {
  return (
    <ul className={styles.messages}>
      {differences.map((difference) => (
        <Difference key={difference.id} difference={difference} onChange={onChange} />
      ))}
    </ul>
  );
}

function Difference({ difference, onChange }: { difference: OfficeDifference; onChange: () => void }) {
  const { Link } = usePorts();
  const { kind, reference, stripeId, stripeAmount, ourAmount, since } = difference;
  const text = messages.differenceOf[kind](formatCents(stripeAmount), formatCents(ourAmount));
  return (
    <li className={styles.card}>
      {reference && (
        <>
          <Link href={bookingPath(reference)} translate="no">
            {reference}
          </Link>{' '}
        </>
      )}
      <span>{[text, messages.since(formatLongDate(since))].join(' · ')}</span>
      <br />
      <small translate="no">{stripeId}</small>
      <div className={styles.actions}>
        <SettleDialog difference={difference} onDone={onChange} />
      </div>
    </li>
  );
}

function SettleDialog({ difference: { id }, onDone }: { difference: OfficeDifference; onDone: () => void }) {
  const words = messages.settle;
  const [note, setNote] = useState('');
  const command = useCommand(`/differences/${encodeURIComponent(id)}/settled`, words.done, onDone);
  return (
    <CommandDialog {...{ command, words }} onOpen={() => setNote('')} onSubmit={() => void command.submit({ note })}>
      <TextAreaField
        name="note"
        label={words.note}
        value={note}
        required
        onChange={({ target }) => setNote(target.value)}
      />
    </CommandDialog>
  );
}
