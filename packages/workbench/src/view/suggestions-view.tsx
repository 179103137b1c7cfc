import type { SnapshotFrom } from 'xstate';
import { connectSuggestions } from '../../../ui/src/catalogue/search/suggestions.connect.ts';
import type { suggestionsMachine } from '../../../ui/src/catalogue/search/suggestions.machine.ts';
import { TrekSearchView } from '../../../ui/src/catalogue/search/trek-search.tsx';
import type { PanelProps } from './panel-props.ts';

/** The search field itself, open as in a header that has the focus. */
export function SuggestionsView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof suggestionsMachine>;
  const suggestions = connectSuggestions(snapshot, (event) => void session.send(event));
  return (
    <div style={{ position: 'relative', height: 480 }}>
      <TrekSearchView suggestions={suggestions} />
    </div>
  );
}
