import type { OfficeTrek } from '@trek/api/office';
import { Button, SelectField, TextField } from '@trek/ui/kit';
import type { FormEvent } from 'react';
import { departureMessages as texts } from './departure.messages.ts';
import { useListAddress } from './list-address.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { trekChoices } from './trek-choices.ts';

interface Props {
  treks: readonly OfficeTrek[];
  /** Whether a month is shown, which has its own days. */
  isCalendar: boolean;
}

/** A form whose fields are the URL's query. */
export function DepartureFilters({ treks, isCalendar }: Props) {
  const { query, filter } = useListAddress();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = isCalendar ? ['trek'] : ['trek', 'from', 'until'];
    filter(Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])));
  };
  const given = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    // Another URL fills the fields again.
    <search key={query.toString()} aria-label={texts.filters}>
      <form className={styles.filters} onSubmit={find}>
        {/* Treks that have arrived fill this field again, and leave what is typed in the others. */}
        <SelectField
          key={treks.length}
          label={texts.trek}
          choices={trekChoices(treks)}
          emptyLabel={texts.anyTrek}
          {...given('trek')}
        />
        {!isCalendar && (
          <>
            <TextField type="date" label={texts.from} {...given('from')} />
            <TextField type="date" label={texts.until} {...given('until')} />
          </>
        )}
        <div className={styles.actions}>
          <Button type="submit">{messages.find}</Button>
          <Button onClick={() => filter({ trek: '', from: '', until: '' })}>{messages.reset}</Button>
        </div>
      </form>
    </search>
  );
}
