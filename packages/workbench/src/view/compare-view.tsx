import type { SnapshotFrom } from 'xstate';
import { connectCompare } from '../../../ui/src/catalogue/compare/compare.connect.ts';
import type { compareMachine } from '../../../ui/src/catalogue/compare/compare.machine.ts';
import { CompareBar } from '../../../ui/src/catalogue/compare/compare-bar.tsx';
import type { PanelProps } from './panel-props.ts';

/** The bar, in the corner of the bench instead of the screen's. */
export function CompareView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof compareMachine>;
  return (
    <div className="workbench-corner">
      <CompareBar compare={connectCompare(snapshot, (event) => void session.send(event))} />
    </div>
  );
}
