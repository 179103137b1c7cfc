import type { ChannelMessage, LogEntry, TabReport } from '../tab-report.ts';

/** A tab as the switchboard knows it. */
export interface KnownTab extends TabReport {
  isOpen: boolean;
  /** Lines of its earlier documents, as far as the switchboard was open. */
  earlier: readonly LogEntry[];
}

export type Tabs = Readonly<Record<string, KnownTab>>;

/** The tabs after a message that a tab or this switchboard has sent. */
export function tabsAfter(tabs: Tabs, message: ChannelMessage): Tabs {
  if (message.kind === 'report') return message.from === 'tab' ? withReport(tabs, message) : tabs;
  const known = tabs[message.tab];
  if (!known) return tabs;
  const change = (changed: Partial<KnownTab>): Tabs => ({ ...tabs, [known.tab]: { ...known, ...changed } });
  if (message.kind === 'gone') return message.load === known.load ? change({ isOpen: false }) : tabs;
  return message.kind === 'clear' ? change({ earlier: [], log: [] }) : tabs;
}

function withReport(tabs: Tabs, { tab, load, title, address, switches, log, runs }: TabReport): Tabs {
  const known = tabs[tab];
  const isReloaded = known !== undefined && known.load !== load;
  const earlier = isReloaded ? [...known.earlier, ...known.log] : (known?.earlier ?? []);
  return { ...tabs, [tab]: { tab, load, title, address, switches, log, runs, earlier, isOpen: true } };
}

/** Every line that is known of a tab. */
export const wholeLog = ({ earlier, log }: KnownTab): readonly LogEntry[] => [...earlier, ...log];
