import type { OfficeDeparture, OfficeTrek } from '@trek/api/office';
import { SelectField, TextField } from '@trek/ui/kit';
import { formatUsd } from '@trek/ui/kit/format';
import { CommandDialog } from './command-dialog.tsx';
import { departureMessages as messages } from './departure.messages.ts';
import { DepartureFields, typedFacts } from './departure-fields.tsx';
import { formatWeekday } from './departure-words.ts';
import { officeMessages } from './office.messages.ts';
import { SeriesFields } from './series-fields.tsx';
import { trekChoices } from './trek-choices.ts';
import { useNewDepartures } from './use-new-departures.ts';
import { useCommand } from './use-office-command.ts';

interface Props {
  treks: readonly OfficeTrek[];
  /** A start that bookings alone make: it becomes a departure. Default: trek and days are chosen. */
  start?: OfficeDeparture;
  onDone: () => void;
}

/** Creates departures of a trek on one day or several. */
export function CreateDeparturesDialog({ treks, start, onDone }: Props) {
  const { create, adopt } = messages.doing;
  const words = start
    ? { ...adopt, text: `${start.trekTitle}, ${formatWeekday(start.startDate)}. ${adopt.text}` }
    : create;
  const command = useCommand('/departures', words.done, onDone);
  const form = useNewDepartures(treks, start);
  const { values, days, series, trek } = form;
  const submit = () => {
    const facts = typedFacts(values);
    if (!facts) return command.fail(officeMessages.unreadableAmount);
    if (series.fault) return command.fail(messages.seriesFaults[series.fault]);
    if (days.length === 0) return command.fail(messages.noDayLeft);
    void command.submit({ ...facts, trekId: Number(values.trekId), days });
  };
  return (
    <CommandDialog
      {...{ command, words }}
      variant={start ? 'secondary' : 'primary'}
      confirm={days.length > 1 ? create.confirmDays(days.length) : words.confirm}
      onOpen={form.reset}
      onSubmit={submit}
    >
      {!start && <TrekAndDays treks={treks} form={form} />}
      <DepartureFields values={values} onChange={form.change} hints={trek && hintsOf(trek)} />
    </CommandDialog>
  );
}

const hintsOf = ({ places, price }: OfficeTrek) => ({
  places: messages.placesHint(places),
  price: messages.offeredAt(price === null ? messages.onRequest : formatUsd(price)),
});

const REPEATS = [
  { value: 'once', label: messages.once },
  { value: 'series', label: messages.series },
];

function TrekAndDays({ treks, form }: Pick<Props, 'treks'> & { form: ReturnType<typeof useNewDepartures> }) {
  const { values, change, chooseTrek } = form;
  return (
    <>
      <SelectField
        label={messages.trek}
        choices={trekChoices(treks)}
        emptyLabel={messages.chooseTrek}
        value={values.trekId}
        required
        onChange={({ target }) => chooseTrek(target.value)}
      />
      <SelectField
        label={messages.repeats}
        choices={REPEATS}
        value={values.repeats}
        onChange={({ target }) => change({ repeats: target.value === 'series' ? 'series' : 'once' })}
      />
      {values.repeats === 'once' ? (
        <TextField
          type="date"
          label={messages.startDate}
          value={values.startDate}
          required
          onChange={({ target }) => change({ startDate: target.value })}
        />
      ) : (
        <SeriesFields form={form} />
      )}
    </>
  );
}
