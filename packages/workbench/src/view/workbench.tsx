import * as Tabs from '../../../ui/src/kit/tabs-parts.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ChildPanel } from './child-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { EventPanel } from './event-panel.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { HandoverPanel } from './handover-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { PersonView, useScreenWidth } from './person-view.tsx';
import { RunPanel } from './run-panel.tsx';
import { type BenchProps, useBench } from './use-bench.ts';
import { useBrowserSteps } from './use-browser-steps.ts';
import { useDemand } from './use-demand.ts';

const TABS = ['Do', 'Faults', 'Context', 'Hand over'] as const;

/** A state machine on the bench: what a person sees of it, and everything by which QA drives it. */
export function Workbench(props: BenchProps) {
  const { session, moment, hasReportedLink, hasBegun } = useBench(props);
  useBrowserSteps(session, moment, hasBegun);
  const panel = { session, moment };
  const [width, setWidth] = useScreenWidth(panel);
  const demand = useDemand(moment);
  return (
    <main className="workbench" aria-busy={!hasBegun} data-wide={width > 390 || undefined}>
      <RunPanel {...panel} demand={demand} />
      <PersonView {...panel} demand={demand} width={width} onWidthChange={setWidth} />
      <div className="workbench-charts">
        <ChartPanel {...panel} />
      </div>
      <Tabs.Root className="workbench-tabs" defaultValue={TABS[0]}>
        <Tabs.List aria-label="Drive the machine">
          {TABS.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Panel value="Do" className="workbench-do">
          <div>
            <ChildPanel {...panel} />
            <ClockPanel {...panel} />
          </div>
          <EventPanel {...panel} />
        </Tabs.Panel>
        <Tabs.Panel value="Faults" className="workbench-do">
          <FaultPanel {...panel} />
          <MatrixPanel session={session} />
        </Tabs.Panel>
        <Tabs.Panel value="Context">
          <pre>{JSON.stringify(moment.recorded.run.snapshot.context, null, 2)}</pre>
        </Tabs.Panel>
        <Tabs.Panel value="Hand over">
          <HandoverPanel {...panel} hasReportedLink={hasReportedLink} expectation={demand.expectation} />
        </Tabs.Panel>
      </Tabs.Root>
      <LogPanel {...panel} />
    </main>
  );
}
