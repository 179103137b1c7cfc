import type { OfficeBookingDetail } from '@trek/api/office';
import { TextField } from '@trek/ui/kit';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { officeMessages as messages } from './office.messages.ts';
import { useOfficeCommand } from './use-office-command.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Corrects how the customer is called and reached. */
export function CorrectDialog({ booking, onDone }: Props) {
  const words = messages.doing.correct;
  const command = useOfficeCommand(booking, 'correct', words.done, onDone);
  const [typed, setTyped] = useState<Partial<Record<(typeof FIELDS)[number], string>>>({});
  return (
    <CommandDialog {...{ command, words }} onOpen={() => setTyped({})} onSubmit={() => void command.submit(typed)}>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={messages[name]}
          value={typed[name] ?? booking[name]}
          autoComplete="off"
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
    </CommandDialog>
  );
}
