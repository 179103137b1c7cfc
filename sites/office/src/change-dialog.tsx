import type { OfficeBookingDetail, OfficeQuote } from '@trek/api/office';
import { Button, CheckboxField, TextField, TrekDialog } from '@trek/ui/kit';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { type FormEvent, useState } from 'react';
import { CommandButtons } from './action-dialog.tsx';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useOfficeApi } from './use-office-api.ts';
import { useOfficeCommand } from './use-office-command.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** Changes date or group size: first it shows the price, then it asks for confirmation. */
export function ChangeDialog({ booking, onDone }: Props) {
  const words = messages.doing.change;
  const { read } = useOfficeApi();
  const command = useOfficeCommand(booking, 'change', words.done, onDone);
  const [wish, setWish] = useState({ startDate: '', travelers: '' });
  const [allowsOverbooking, setSellsBeyond] = useState(false);
  const [worked, setWorked] = useState<{ of: typeof wish; quote: OfficeQuote } | null>(null);
  // A quote that arrives after the fields have changed is outdated.
  const quote = worked?.of === wish ? worked.quote : null;
  const open = () => {
    setWish({ startDate: booking.startDate, travelers: String(booking.travelers) });
    setSellsBeyond(false);
    command.open();
  };
  const change = (part: Partial<typeof wish>) => setWish({ ...wish, ...part });
  const workOut = async () => {
    command.fail(null);
    try {
      const address = `/bookings/${encodeURIComponent(booking.reference)}/quote?${new URLSearchParams(wish)}`;
      setWorked({ of: wish, quote: await read<OfficeQuote>(address) });
    } catch (error) {
      command.fail((error as Error).message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!quote) return void workOut();
    const { startDate, travelers, totalAmount } = quote;
    void command.submit({ startDate, travelers, totalAmount, ...(allowsOverbooking && { allowsOverbooking }) });
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
        <form className={styles.form} onSubmit={submit}>
          <ChangeFields wish={wish} onChange={change} />
          <CheckboxField
            label={messages.allowsOverbooking}
            checked={allowsOverbooking}
            onChange={({ target }) => setSellsBeyond(target.checked)}
          />
          <p role="status">{quote && quoteText(quote)}</p>
          <CommandButtons command={command} confirm={quote ? words.confirm : messages.workOut} />
        </form>
      </TrekDialog>
    </>
  );
}

interface FieldsProps {
  wish: { startDate: string; travelers: string };
  onChange: (part: Partial<FieldsProps['wish']>) => void;
}

function ChangeFields({ wish: { startDate, travelers }, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        type="date"
        label={messages.startDate}
        value={startDate}
        required
        onChange={({ target }) => onChange({ startDate: target.value })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        label={messages.travelers}
        value={travelers}
        required
        onChange={({ target }) => onChange({ travelers: target.value })}
      />
    </>
  );
}

const quoteText = ({ totalAmount, balanceAmount, endDate }: OfficeQuote) =>
  messages.quote(formatUsd(totalAmount), formatUsd(balanceAmount), formatLongDate(endDate));
