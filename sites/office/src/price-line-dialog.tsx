import type { OfficeBookingDetail, OfficePrice, OfficePriceLine } from '@trek/api/office';
import { SelectField } from '@trek/ui/kit';
import { usdOf } from '@trek/ui/pricing';
import { type ActionField, TypedField } from './action-dialog.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { officeMessages as messages } from './office.messages.ts';
import { priceText } from './price-text.ts';
import { typedCents } from './typed-amount.ts';
import { useOfficeCommand } from './use-office-command.ts';
import { useQuote } from './use-quote.ts';

interface Props {
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

type Kind = OfficePriceLine['kind'];

const KINDS = (Object.keys(messages.priceLineKinds) as Kind[]).map((value) => ({
  value,
  label: messages.priceLineKinds[value],
}));

const FIELDS = [
  { name: 'amount', label: messages.amount, kind: 'amount' },
  { name: 'text', label: messages.lineText, kind: 'line' },
  { name: 'reason', label: messages.reason, kind: 'text' },
] as const satisfies ActionField[];

const EMPTY = { kind: 'discount', amount: '', text: messages.priceLineKinds.discount, reason: '' };

/** Adds a line to the price: first it shows the sums, then it asks for confirmation. */
export function PriceLineDialog({ booking, onDone }: Props) {
  const words = messages.doing['price-line'];
  const command = useOfficeCommand(booking, 'price-line', words.done, onDone);
  const address = `/bookings/${encodeURIComponent(booking.reference)}/price-line`;
  const { wish, quote, reset, change, workOut, forget, isWorking } = useQuote<typeof EMPTY, OfficePrice>({
    command,
    address,
    initial: EMPTY,
  });
  const submit = async () => {
    const cents = typedCents(wish.amount);
    if (cents === undefined) return command.fail(messages.unreadableAmount);
    const amount = usdOf(cents);
    if (!quote) return workOut({ kind: wish.kind, amount: String(amount) });
    const { totalAmount, refundAmount } = quote;
    if (await command.submit({ ...wish, amount, totalAmount, refundAmount })) forget();
  };
  // The text follows the kind until it is another one.
  const choose = (kind: string) => {
    const isOwnText = !KINDS.some(({ label }) => label === wish.text);
    change({ kind, ...(!isOwnText && { text: messages.priceLineKinds[kind as Kind] }) });
  };
  return (
    <CommandDialog
      {...{ command, words, isWorking }}
      confirm={quote ? words.confirm : messages.workOut}
      onOpen={reset}
      onSubmit={() => void submit()}
    >
      <SelectField
        label={messages.priceLineKind}
        choices={KINDS}
        value={wish.kind}
        onChange={({ target }) => choose(target.value)}
      />
      {FIELDS.map((field) => (
        <TypedField
          key={field.name}
          field={field}
          value={wish[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
      <p role="status">{quote && priceText(quote, booking)}</p>
    </CommandDialog>
  );
}
