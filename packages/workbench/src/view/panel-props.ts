import type { WorkbenchMoment, WorkbenchSession } from '../workbench-session.ts';

/** The props of each part of the workbench. */
export interface PanelProps {
  session: WorkbenchSession;
  moment: WorkbenchMoment;
}
