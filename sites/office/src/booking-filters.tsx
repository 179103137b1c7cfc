import type { OfficePartner, OfficeTrek } from '@trek/api/office';
import { CheckboxField, SelectField, TextField } from '@trek/ui/kit';
import { FilterForm, useFilterFields } from './filter-form.tsx';
import { useListAddress } from './list-address.ts';
import { officeMessages as messages } from './office.messages.ts';
import { trekChoices } from './trek-choices.ts';
import { useOfficeRead } from './use-office-api.ts';

const STATES = ['pending', 'confirmed', 'cancelled', 'disputed', 'active'].map((value) => ({
  value,
  label: messages.statuses[value] ?? value,
}));
const ORDERS = [
  { value: 'newest', label: messages.newest },
  { value: 'departure', label: messages.byDeparture },
];
const NAMES = ['q', 'state', 'from', 'until', 'owing', 'overdue', 'asking', 'order', 'trek', 'partner'] as const;

/** The treks on offer, and one that is not any more, if its bookings are listed. */
function choicesWith(treks: readonly OfficeTrek[], chosen: string | null) {
  const choices = trekChoices(treks);
  const isKnown = chosen === null || choices.some(({ value }) => value === chosen);
  return isKnown ? choices : [...choices, { value: chosen, label: messages.trekOf(chosen) }];
}

/** Filters the bookings. */
export function BookingFilters() {
  const { query } = useListAddress();
  const { given, ticked } = useFilterFields<(typeof NAMES)[number]>();
  // Most shops have none.
  const { data: partners = [] } = useOfficeRead<OfficePartner[]>('/partners');
  const { data: treks = [] } = useOfficeRead<OfficeTrek[]>('/departures/treks');
  return (
    <FilterForm label={messages.filters} names={NAMES}>
      <TextField type="search" label={messages.search} {...given('q')} />
      <SelectField label={messages.state} choices={STATES} emptyLabel={messages.anyState} {...given('state')} />
      {/* Treks that have arrived fill this field again, and leave what is typed in the others. */}
      <SelectField
        key={treks.length}
        label={messages.trek}
        choices={choicesWith(treks, query.get('trek'))}
        emptyLabel={messages.anyTrek}
        {...given('trek')}
      />
      <TextField type="date" label={messages.from} {...given('from')} />
      <TextField type="date" label={messages.until} {...given('until')} />
      {partners.length > 0 && (
        <SelectField
          label={messages.partner}
          choices={partners.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel={messages.anyPartner}
          {...given('partner')}
        />
      )}
      <SelectField label={messages.order} choices={ORDERS} {...given('order')} />
      <CheckboxField label={messages.owing} {...ticked('owing')} />
      <CheckboxField label={messages.overdue} {...ticked('overdue')} />
      <CheckboxField label={messages.asking} {...ticked('asking')} />
    </FilterForm>
  );
}
