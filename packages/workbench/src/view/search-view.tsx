import type { SnapshotFrom } from 'xstate';
import { connectSearch } from '../../../ui/src/catalogue/search/search.connect.ts';
import type { searchMachine } from '../../../ui/src/catalogue/search/search.machine.ts';
import { SearchFormView } from '../../../ui/src/catalogue/search/search-form.tsx';

import { storyCountries } from '../../../ui/src/testing/story-treks.ts';
import type { PanelProps } from './panel-props.ts';

const ACTIVITIES = ['Trekking', 'Short hikes'];

/** The search form itself, on a screen as wide as the machine believes. */
export function SearchView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof searchMachine>;
  const search = connectSearch(snapshot, (event) => void session.send(event));
  return <SearchFormView search={search} countries={storyCountries} activities={ACTIVITIES} />;
}
