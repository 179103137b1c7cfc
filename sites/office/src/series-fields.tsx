import { CheckboxField, SelectField, TextField } from '@trek/ui/kit';
import { departureMessages as messages } from './departure.messages.ts';
import { formatWeekday } from './departure-words.ts';
import * as styles from './office.css.ts';
import type { useNewDepartures } from './use-new-departures.ts';

type Form = ReturnType<typeof useNewDepartures>;

const WEEKDAYS = messages.weekdays.map((label, weekday) => ({ value: String(weekday), label }));
const INTERVALS = messages.intervals.map((label, index) => ({ value: String(index + 1), label }));

/** The rule of a series, and the days that it makes. */
export function SeriesFields({ form }: { form: Form }) {
  const { values, change, series } = form;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={messages.weekday}
          choices={WEEKDAYS}
          value={values.weekday}
          onChange={({ target }) => change({ weekday: target.value })}
        />
        <SelectField
          label={messages.everyWeeks}
          choices={INTERVALS}
          value={values.everyWeeks}
          onChange={({ target }) => change({ everyWeeks: target.value })}
        />
        <TextField
          type="date"
          label={messages.from}
          value={values.from}
          required
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          type="date"
          label={messages.until}
          value={values.until}
          required
          error={series.fault && series.fault !== 'incomplete' ? messages.seriesFaults[series.fault] : undefined}
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      <SeriesDays form={form} />
    </>
  );
}

/** The days before they are created; each can be taken out. */
function SeriesDays({ form: { values, series, days, toggleDay } }: { form: Form }) {
  if (series.fault) return <p role="status">{series.fault === 'incomplete' && messages.seriesFaults.incomplete}</p>;
  return (
    <fieldset className={styles.days}>
      <legend>{messages.daysChosen(days.length, series.days.length)}</legend>
      <p>{messages.daysHint}</p>
      {series.days.map((day) => (
        <CheckboxField
          key={day}
          label={formatWeekday(day)}
          checked={!values.leftOut.includes(day)}
          onChange={() => toggleDay(day)}
        />
      ))}
    </fieldset>
  );
}
