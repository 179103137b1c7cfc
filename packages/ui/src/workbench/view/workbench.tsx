import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../event-verdict.ts';
import { documentOf } from '../script-document.ts';
import { readLink } from '../script-link.ts';
import type { WorkbenchMachine } from '../workbench-machine.ts';
import { WorkbenchSession } from '../workbench-session.ts';
import { ChartPanel } from './chart-panel.tsx';
import { ChildPanel } from './child-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { EventPanel } from './event-panel.tsx';
import { HandoverPanel } from './handover-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PersonView } from './person-view.tsx';
import { RunPanel } from './run-panel.tsx';

export interface WorkbenchProps {
  known: WorkbenchMachine;
  /** The state to begin in; without it the machine's own beginning. */
  state?: string | undefined;
  /** A link's script: it wins over `state`. */
  script?: string | undefined;
}

/** A state machine on the bench: what a person sees of it, and everything by which QA drives it. */
export function Workbench({ known, state, script }: WorkbenchProps) {
  const [session] = useState(() => new WorkbenchSession(known));
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  useEffect(() => {
    void begin(session, state, script);
  }, [session, state, script]);
  const panel = { session, moment };
  return (
    <main className="workbench">
      <h1>{known.title}</h1>
      <RunPanel {...panel} />
      <div className="workbench-columns">
        <div>
          <section aria-labelledby="workbench-person">
            <h2 id="workbench-person">What a person sees</h2>
            <ErrorBoundary shown={moment}>
              <PersonView {...panel} />
            </ErrorBoundary>
          </section>
          <ChartPanel {...panel} />
        </div>
        <div>
          <EventPanel {...panel} />
          <ChildPanel {...panel} />
          <ClockPanel {...panel} />
          <LogPanel {...panel} />
          <HandoverPanel {...panel} />
        </div>
      </div>
    </main>
  );
}

/** Plays the script of the link, or the way to the state. */
async function begin(session: WorkbenchSession, state: string | undefined, script: string | undefined): Promise<void> {
  const { known } = session;
  if (script) {
    try {
      await session.load(await readLink(known, script));
    } catch (error) {
      session.tell(messageOf(error));
    }
    return;
  }
  const way = state === undefined ? undefined : known.states[state];
  if (way) await session.load(documentOf(known, way));
}
