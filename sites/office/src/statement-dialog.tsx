import { TextField } from '@trek/ui/kit';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { officeMessages as messages } from './office.messages.ts';
import { typedCents } from './typed-amount.ts';
import { useCommand } from './use-office-command.ts';

/** Takes the figure of a bank statement with its day. */
export function StatementDialog({ today, onDone }: { today: string; onDone: () => void }) {
  const words = messages.statement;
  const [day, setDay] = useState(today);
  const [amount, setAmount] = useState('');
  const command = useCommand('/money/statements', words.done, onDone);
  const start = () => {
    setDay(today);
    setAmount('');
  };
  const submit = () => {
    const cents = typedCents(amount);
    if (cents === undefined) return command.fail(messages.unreadableAmount);
    void command.submit({ day, cents });
  };
  return (
    <CommandDialog {...{ command, words }} onOpen={start} onSubmit={submit}>
      <TextField
        type="date"
        label={words.day}
        value={day}
        max={today}
        required
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={words.amount}
        inputMode="decimal"
        value={amount}
        required
        onChange={({ target }) => setAmount(target.value)}
      />
    </CommandDialog>
  );
}
