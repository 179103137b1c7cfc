import { SelectField, TextField } from '@trek/ui/kit';
import { FilterForm, useFilterFields } from './filter-form.tsx';
import { officeMessages as messages } from './office.messages.ts';

const NAMES = ['who', 'event', 'about', 'from', 'until'] as const;
const EVENTS = Object.entries(messages.traces)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** Filters the audit log. */
export function AuditFilters() {
  const { given } = useFilterFields<(typeof NAMES)[number]>();
  return (
    <FilterForm label={messages.trailFilters} names={NAMES}>
      <TextField type="search" label={messages.traceWho} maxLength={200} {...given('who')} />
      <SelectField label={messages.traceWhat} choices={EVENTS} emptyLabel={messages.anyTrace} {...given('event')} />
      <TextField type="search" label={messages.traceAbout} maxLength={200} {...given('about')} />
      <TextField type="date" label={messages.traceFrom} {...given('from')} />
      <TextField type="date" label={messages.traceUntil} {...given('until')} />
    </FilterForm>
  );
}
