import type { OfficeBookingDetail, OfficeQuote } from '@trek/api/office';
import { CheckboxField, TextField } from '@trek/ui/kit';
import { formatLongDate } from '@trek/ui/kit/format';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { officeMessages as messages } from './office.messages.ts';
import { priceText } from './price-text.ts';
import { useOfficeCommand } from './use-office-command.ts';
import { useQuote } from './use-quote.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** Changes date or group size: first it shows the price, then it asks for confirmation. */
export function ChangeDialog({ booking, onDone }: Props) {
  const words = messages.doing.change;
  const command = useOfficeCommand(booking, 'change', words.done, onDone);
  const address = `/bookings/${encodeURIComponent(booking.reference)}/quote`;
  const initial = { startDate: booking.startDate, travelers: String(booking.travelers) };
  const { wish, quote, reset, change, workOut, forget, isWorking } = useQuote<typeof initial, OfficeQuote>({
    command,
    address,
    initial,
  });
  const [allowsOverbooking, setSellsBeyond] = useState(false);
  const start = () => {
    reset();
    setSellsBeyond(false);
  };
  const submit = async () => {
    if (!quote) return workOut(wish);
    const { startDate, travelers, totalAmount, refundAmount } = quote;
    const seen = { startDate, travelers, totalAmount, refundAmount };
    if (await command.submit({ ...seen, ...(allowsOverbooking && { allowsOverbooking }) })) forget();
  };
  return (
    <CommandDialog
      {...{ command, words, isWorking }}
      confirm={quote ? words.confirm : messages.workOut}
      onOpen={start}
      onSubmit={() => void submit()}
    >
      <ChangeFields wish={wish} onChange={change} />
      <CheckboxField
        label={messages.allowsOverbooking}
        checked={allowsOverbooking}
        onChange={({ target }) => setSellsBeyond(target.checked)}
      />
      <p role="status">{quote && `${priceText(quote, booking)} ${messages.lastDay(formatLongDate(quote.endDate))}`}</p>
    </CommandDialog>
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
