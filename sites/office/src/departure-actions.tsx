import type { OfficeCancellationSums, OfficeDeparture } from '@trek/api/office';
import { SelectField, TextAreaField, TextField } from '@trek/ui/kit';
import { formatUsd } from '@trek/ui/kit/format';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { departureMessages as messages } from './departure.messages.ts';
import { DepartureFields, typedFacts, valuesOf } from './departure-fields.tsx';
import * as styles from './office.css.ts';
import { officeMessages } from './office.messages.ts';
import { OfficeRead } from './office-read.tsx';
import { useOfficeRead } from './use-office-api.ts';
import { useCommand } from './use-office-command.ts';

interface Props {
  departure: OfficeDeparture;
  onDone: (departure: OfficeDeparture) => void;
}

/** The actions that a departure allows. Each asks for confirmation. */
export function DepartureActions(props: Props) {
  if (props.departure.state === 'cancelled') return <p>{messages.canceledText}</p>;
  return (
    <div className={styles.actions}>
      <ChangeDialog {...props} />
      <StateDialog {...props} />
      <MoveDialog {...props} />
      <CancelDialog {...props} />
    </div>
  );
}

/** A command on a departure as the page has read it last. */
function useDepartureCommand({ departure: { id, updatedAt }, onDone }: Props, path: string, done: string) {
  const command = useCommand(`/departures/${encodeURIComponent(id ?? '')}/${path}`, done, onDone);
  return { ...command, submit: (change: object) => command.submit({ ...change, seenAt: updatedAt }) };
}

/** The consequence for its bookings, in words. */
const withBookings = (text: string, departure: OfficeDeparture, mails: string) =>
  [text, messages.bookingsText(departure), ...(departure.bookings + departure.unpaid > 0 ? [mails] : [])].join(' ');

function ChangeDialog(props: Props) {
  const { departure } = props;
  const words = messages.doing.change;
  const command = useDepartureCommand(props, 'change', words.done);
  const [values, setValues] = useState(() => valuesOf(departure));
  const submit = () => {
    const facts = typedFacts(values);
    if (!facts) return command.fail(officeMessages.unreadableAmount);
    void command.submit(facts);
  };
  return (
    <CommandDialog {...{ command, words }} onOpen={() => setValues(valuesOf(departure))} onSubmit={submit}>
      <DepartureFields values={values} onChange={(part) => setValues({ ...values, ...part })} />
    </CommandDialog>
  );
}

function StateDialog(props: Props) {
  const isOpen = props.departure.state === 'open';
  const words = messages.doing[isOpen ? 'close' : 'reopen'];
  const command = useDepartureCommand(props, 'state', words.done);
  return (
    <CommandDialog
      command={command}
      words={{ ...words, text: withBookings(words.text, props.departure, messages.bookingsStay) }}
      onSubmit={() => void command.submit({ isOpen: !isOpen })}
    />
  );
}

function MoveDialog(props: Props) {
  const { departure } = props;
  const words = messages.doing.move;
  const command = useDepartureCommand(props, 'move', words.done);
  const [startDate, setStartDate] = useState(departure.startDate);
  return (
    <CommandDialog
      command={command}
      words={{ ...words, text: withBookings(words.text, departure, messages.customersGetMail) }}
      onOpen={() => setStartDate(departure.startDate)}
      onSubmit={() => void command.submit({ startDate })}
    >
      <TextField
        type="date"
        label={messages.newStartDate}
        value={startDate}
        required
        onChange={({ target }) => setStartDate(target.value)}
      />
    </CommandDialog>
  );
}

type Refund = keyof OfficeCancellationSums;
const REFUNDS = ['everything', 'terms'] as const satisfies readonly Refund[];
const EMPTY: { refund: Refund; reason: string } = { refund: 'everything', reason: '' };

function CancelDialog(props: Props) {
  const words = messages.doing.cancel;
  const command = useDepartureCommand(props, 'cancel', words.done);
  const [values, setValues] = useState(EMPTY);
  const address = `/departures/${encodeURIComponent(props.departure.id ?? '')}/cancellation`;
  const sums = useOfficeRead<OfficeCancellationSums>(command.isOpen ? address : null);
  const submit = async () => {
    if (!sums.data) return;
    const isOutdated = await command.submit({ ...values, refundAmount: sums.data[values.refund] });
    if (isOutdated) await sums.mutate();
  };
  return (
    <CommandDialog
      command={command}
      words={{ ...words, text: withBookings(words.text, props.departure, messages.customersGetPlainMail) }}
      isDestructive
      isWorking={sums.data === undefined || sums.isValidating}
      onOpen={() => setValues(EMPTY)}
      onSubmit={() => void submit()}
    >
      <OfficeRead read={sums}>
        {(sum) => (
          <SelectField
            label={messages.refund}
            choices={REFUNDS.map((value) => ({ value, label: messages.refunds[value](formatUsd(sum[value])) }))}
            value={values.refund}
            onChange={({ target }) => setValues({ ...values, refund: target.value as Refund })}
          />
        )}
      </OfficeRead>
      <TextAreaField
        label={messages.reason}
        value={values.reason}
        required
        onChange={({ target }) => setValues({ ...values, reason: target.value })}
      />
    </CommandDialog>
  );
}
