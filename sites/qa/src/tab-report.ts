import type { MachineEntry, SiteRun } from '../../../packages/workbench/src/site-recorder.ts';
import type { Switches } from './faults.ts';
import type { EndedCall } from './tab/faulty-fetch.ts';

/** One line of a tab's log. */
export type LogEntry = { atMs: number } & (
  | { kind: 'page'; address: string }
  | ({ kind: 'call' } & EndedCall)
  | ({ kind: 'machine' } & MachineEntry)
);

/** The state of a tab, which it reports whenever it changes. */
export interface TabReport {
  /** Stays the same over reloads. */
  tab: string;
  /** One document of the tab: another one begins its log anew. */
  load: string;
  title: string;
  /** Path and query. */
  address: string;
  switches: Switches;
  log: LogEntry[];
  /** The runs of the document's machines, whole, whatever the log has lost. */
  runs: SiteRun[];
}

/** A request of the switchboard to one tab, or to all. */
export type TabRequest =
  | { kind: 'report' }
  | { kind: 'switch'; tab: string; switches: Switches }
  | { kind: 'clear'; tab: string };

/** A message on the channel. */
export type ChannelMessage =
  | ({ from: 'tab' } & (
      | ({ kind: 'report' } & TabReport)
      | { kind: 'gone' | 'here' | 'taken'; tab: string; load: string }
    ))
  | ({ from: 'switchboard' } & TabRequest);

/** Tabs and switchboards of one origin meet here. */
export const CHANNEL = 'qa';
