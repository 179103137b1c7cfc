import type { WorkbenchMoment, WorkbenchSession } from '../workbench-session.ts';

/** What each part of the workbench is given. */
export interface PanelProps {
  session: WorkbenchSession;
  moment: WorkbenchMoment;
}
