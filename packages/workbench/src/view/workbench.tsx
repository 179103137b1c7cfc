import { ChartPanel } from './chart-panel.tsx';
import { ChildPanel } from './child-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { EventPanel } from './event-panel.tsx';
import { HandoverPanel } from './handover-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { PersonView } from './person-view.tsx';
import { RunPanel } from './run-panel.tsx';
import { type BenchProps, useBench } from './use-bench.ts';

/** A state machine on the bench: what a person sees of it, and everything by which QA drives it. */
export function Workbench(props: BenchProps) {
  const { session, moment, hasReportedLink, hasBegun } = useBench(props);
  const panel = { session, moment };
  return (
    <main className="workbench" aria-busy={!hasBegun}>
      <h1>{props.known.title}</h1>
      <RunPanel {...panel} />
      <div className="workbench-columns">
        <div>
          <section aria-labelledby="workbench-person">
            <h2 id="workbench-person">What a person sees</h2>
            <ErrorBoundary shown={moment}>
              <PersonView {...panel} />
            </ErrorBoundary>
          </section>
          <HandoverPanel {...panel} hasReportedLink={hasReportedLink} />
          <MatrixPanel session={session} />
        </div>
        <div className="workbench-charts">
          <ChartPanel {...panel} />
          <ClockPanel {...panel} />
        </div>
        <div className="workbench-controls">
          <div>
            <EventPanel {...panel} />
            <ChildPanel {...panel} />
          </div>
          <LogPanel {...panel} />
        </div>
      </div>
    </main>
  );
}
