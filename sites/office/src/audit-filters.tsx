import { Button, SelectField, TextField } from '@trek/ui/kit';
import type { FormEvent } from 'react';
import { useListAddress } from './list-address.ts';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';

const NAMES = ['who', 'event', 'about', 'from', 'until'] as const;
const EVENTS = Object.entries(messages.traces)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** A form whose fields are the URL's query. */
export function AuditFilters() {
  const { query, filter, reset } = useListAddress();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    filter(Object.fromEntries(NAMES.map((name) => [name, String(form.get(name) ?? '').trim()])));
  };
  const given = (name: (typeof NAMES)[number]) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    // Another URL, for example after Back, fills the fields again.
    <search key={query.toString()} aria-label={messages.trailFilters}>
      <form className={styles.filters} onSubmit={find}>
        <TextField type="search" label={messages.traceWho} maxLength={200} {...given('who')} />
        <SelectField label={messages.traceWhat} choices={EVENTS} emptyLabel={messages.anyTrace} {...given('event')} />
        <TextField type="search" label={messages.traceAbout} maxLength={200} {...given('about')} />
        <TextField type="date" label={messages.traceFrom} {...given('from')} />
        <TextField type="date" label={messages.traceUntil} {...given('until')} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {messages.find}
          </Button>
          <Button onClick={reset}>{messages.reset}</Button>
        </div>
      </form>
    </search>
  );
}
