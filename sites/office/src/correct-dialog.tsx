import type { OfficeBookingDetail } from '@trek/api/office';
import { Button, TextField, TrekDialog } from '@trek/ui/kit';
import { type FormEvent, useState } from 'react';
import { CommandButtons } from './action-dialog.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useOfficeCommand } from './use-office-command.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Corrects how the customer is called and reached. What was typed stays if the server refuses it. */
export function CorrectDialog({ booking, onDone }: Props) {
  const words = messages.doing.correct;
  const command = useOfficeCommand(booking, 'correct', words.done, onDone);
  const [typed, setTyped] = useState<Partial<Record<(typeof FIELDS)[number], string>>>({});
  const open = () => {
    setTyped({});
    command.open();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void command.submit(typed);
  };
  return (
    <>
      <Button onClick={open}>{words.open}</Button>
      <TrekDialog
        open={command.isOpen}
        onOpenChange={command.close}
        isClosable={!command.isSending}
        title={words.open}
        description={words.text}
      >
        <form className={styles.form} onSubmit={submit} noValidate>
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
          <CommandButtons command={command} confirm={words.confirm} />
        </form>
      </TrekDialog>
    </>
  );
}
