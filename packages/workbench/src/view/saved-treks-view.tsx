import type { SnapshotFrom } from 'xstate';
import { connectSavedTreks } from '../../../ui/src/account/saved-treks/saved-treks.connect.ts';
import type { savedTreksMachine } from '../../../ui/src/account/saved-treks/saved-treks.machine.ts';
import { DefaultSavedTreks } from '../../../ui/src/account/saved-treks/saved-treks.tsx';
import * as SavedTreks from '../../../ui/src/account/saved-treks/saved-treks-parts.tsx';
import { ready } from '../../../ui/src/testing/remote.ts';
import { storyTreks } from '../../../ui/src/testing/story-treks.ts';
import type { PanelProps } from './panel-props.ts';

const TREKS = ready(storyTreks.slice(0, 3).map((trek, index) => ({ ...trek, id: index + 1 })));

/** The list, with the hearts of three treks above it. */
export function SavedTreksView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof savedTreksMachine>;
  const saved = connectSavedTreks(
    snapshot,
    (event) => void session.send(event),
    () => moment.recorded.run.clock.now(),
  );
  return (
    <>
      <SavedTreks.Root saved={saved}>
        {TREKS.status === 'ready' && TREKS.value.map((trek) => <SavedTreks.Toggle key={trek.id} trek={trek} />)}
      </SavedTreks.Root>
      <DefaultSavedTreks saved={saved} data={TREKS} />
    </>
  );
}
