/** Runs in every page of the site before any other script: puts the tab's calls under fault, and reports them. */

import { SiteRecorder } from '../../../../packages/workbench/src/site-recorder.ts';
import { readSwitches, type Switches } from '../faults.ts';
import { CHANNEL, type ChannelMessage, type LogEntry } from '../tab-report.ts';
import { faultSign } from './fault-sign.ts';
import { faultyFetch } from './faulty-fetch.ts';

const SWITCHES_KEY = 'qa-switches';
/** Older lines are dropped. */
const LONGEST_LOG = 500;

/** Begins a tab's name: the browser keeps it for the tab, and the site loads no code earlier for it. */
const NAME = 'qa-';

const load = crypto.randomUUID();
let tab = window.name.startsWith(NAME) ? window.name : newName();
let switches: Switches = readSwitches(sessionStorage.getItem(SWITCHES_KEY));
let log: LogEntry[] = [];
const sign = faultSign();

function newName(): string {
  const name = NAME + crypto.randomUUID();
  // Another name is that of a window which a page has opened.
  if (window.name === '' || window.name.startsWith(NAME)) window.name = name;
  return name;
}

let channel: BroadcastChannel | undefined;
const tell = (message: ChannelMessage) => channel?.postMessage(message);

let isReporting = false;
/** Reports once for everything that happens in one task. */
function report(): void {
  if (isReporting) return;
  isReporting = true;
  setTimeout(() => {
    isReporting = false;
    const address = location.pathname + location.search;
    tell({
      from: 'tab',
      kind: 'report',
      tab,
      load,
      title: document.title,
      address,
      switches,
      log,
      runs: recorder.runs,
    });
  });
}

function write(entry: LogEntry): void {
  log = [...log, entry].slice(-LONGEST_LOG);
  report();
}

function setSwitches(next: Switches): void {
  switches = next;
  const count = Object.keys(next).length;
  if (count === 0) sessionStorage.removeItem(SWITCHES_KEY);
  else sessionStorage.setItem(SWITCHES_KEY, JSON.stringify(next));
  faulty.release();
  sign(count);
  report();
}

const recorder = new SiteRecorder({
  now: () => performance.now(),
  onEvent: (entry) => write({ kind: 'machine', atMs: Date.now(), ...entry }),
});
globalThis.trekQaInspect = recorder.observe;

const faulty = faultyFetch({
  send: globalThis.fetch.bind(globalThis),
  readSwitches: () => switches,
  onEnd: (call) => write({ kind: 'call', atMs: Date.now(), ...call }),
});
globalThis.fetch = faulty.fetch;

function listen(message: ChannelMessage): void {
  if (message.from === 'tab') {
    // A tab that was duplicated has the name and the switches of the first one, which keeps them.
    if (message.kind === 'here' && message.tab === tab && message.load !== load) {
      tell({ from: 'tab', kind: 'taken', tab, load: message.load });
    }
    if (message.kind === 'taken' && message.load === load) {
      tab = newName();
      setSwitches({});
    }
  } else if (message.kind === 'report') report();
  else if (message.tab !== tab) return;
  else if (message.kind === 'switch') setSwitches(message.switches);
  else {
    log = [];
    report();
  }
}

/** An open channel would keep the page out of the browser's back/forward cache. */
function connect(): void {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => listen(data);
  tell({ from: 'tab', kind: 'here', tab, load });
  report();
}

function disconnect(): void {
  tell({ from: 'tab', kind: 'gone', tab, load });
  channel?.close();
  channel = undefined;
}

connect();
sign(Object.keys(switches).length);
write({ kind: 'page', atMs: Date.now(), address: location.pathname + location.search });
addEventListener('pagehide', disconnect);
addEventListener('pageshow', ({ persisted }) => persisted && connect());
addEventListener('DOMContentLoaded', report);
// The site navigates within a document.
(window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', () =>
  write({ kind: 'page', atMs: Date.now(), address: location.pathname + location.search }),
);
