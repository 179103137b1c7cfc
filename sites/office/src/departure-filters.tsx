import type { OfficeTrek } from '@trek/api/office';
import { SelectField, TextField } from '@trek/ui/kit';
import { departureMessages as texts } from './departure.messages.ts';
import { FilterForm, useFilterFields } from './filter-form.tsx';
import { useListAddress } from './list-address.ts';
import { trekChoices } from './trek-choices.ts';

interface Props {
  treks: readonly OfficeTrek[];
  /** Whether a month is shown, which has its own days. */
  isCalendar: boolean;
}

/** Filters the departures. */
export function DepartureFilters({ treks, isCalendar }: Props) {
  const { filter } = useListAddress();
  const { given } = useFilterFields();
  return (
    <FilterForm
      label={texts.filters}
      names={isCalendar ? ['trek'] : ['trek', 'from', 'until']}
      onReset={() => filter({ trek: '', from: '', until: '' })}
      variant="secondary"
    >
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
    </FilterForm>
  );
}
