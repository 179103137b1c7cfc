import { describe, expect, test } from 'vitest';
import { logText } from '../src/page/log-text.ts';
import { type Tabs, tabsAfter, wholeLog } from '../src/page/tabs.ts';
import type { ChannelMessage, LogEntry } from '../src/tab-report.ts';

const page = (address: string): LogEntry => ({ kind: 'page', atMs: 0, address });
const report = (load: string, log: LogEntry[]): ChannelMessage => ({
  from: 'tab',
  kind: 'report',
  tab: 'qa-1',
  load,
  title: 'Contact us',
  address: '/contact',
  switches: {},
  log,
  runs: [],
});
const after = (...messages: ChannelMessage[]) => messages.reduce<Tabs>(tabsAfter, {})['qa-1'];
const gone = (load: string): ChannelMessage => ({ from: 'tab', kind: 'gone', tab: 'qa-1', load });

describe('a tab on the switchboard', () => {
  test('is open from its first report until its document goes', () => {
    expect(after(report('a', []))?.isOpen).toBe(true);
    expect(after(report('a', []), gone('a'))?.isOpen).toBe(false);
  });

  test('is open again after a reload, whatever comes late of the old document', () => {
    expect(after(report('a', []), report('b', []), gone('a'))?.isOpen).toBe(true);
  });

  test('keeps its log over a reload, and forgets all of it when it is cleared', () => {
    const messages = [report('a', [page('/a')]), report('b', [page('/b')]), report('b', [page('/b'), page('/c')])];
    const tab = after(...messages);
    expect(tab && wholeLog(tab)).toEqual([page('/a'), page('/b'), page('/c')]);
    const cleared = after(...messages, { from: 'switchboard', kind: 'clear', tab: 'qa-1' });
    expect(cleared && wholeLog(cleared)).toEqual([]);
  });
});

test('the log as text has a line for each page, call and event', () => {
  const atMs = Date.UTC(2026, 0, 1, 14, 3, 59, 120);
  const call = { kind: 'call', atMs, method: 'GET', path: '/api/trek/all', ms: 12 } as const;
  const event = { kind: 'machine', atMs, machine: 'form' } as const;
  const log: LogEntry[] = [
    { kind: 'page', atMs, address: '/treks?page=2' },
    { ...call, status: 200, requestId: 'abc', fault: null },
    { ...call, status: null, requestId: null, fault: 'dropped' },
    { ...event, event: 'xstate.init', from: '', to: 'editing' },
    { ...event, event: 'submit', from: 'editing', to: 'submitting' },
    { ...event, event: 'xstate.error.actor.submit', from: 'submitting', to: 'failed' },
    { ...event, event: 'xstate.after.hintDelay.chat.bare', from: 'failed', to: 'failed' },
  ];
  expect(logText(log).split('\n')).toEqual([
    '14:03:59.120  page /treks?page=2',
    '14:03:59.120  GET /api/trek/all · 200 · 12 ms · request abc',
    '14:03:59.120  GET /api/trek/all · no answer · 12 ms · under fault: dropped',
    '14:03:59.120  form: starts · editing',
    '14:03:59.120  form: submit · editing → submitting',
    '14:03:59.120  form: submit fails · submitting → failed',
    '14:03:59.120  form: after hintDelay · stays failed',
    '',
  ]);
});
