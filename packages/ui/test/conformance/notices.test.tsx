import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import type { Notice } from '../../src/provider/notice-board.ts';
import { DefaultNotices } from '../../src/provider/notices.tsx';
import { NoticeBoardContext } from '../../src/provider/notices-context.tsx';
import * as Notices from '../../src/provider/notices-parts.tsx';
import { describeConformance } from './describe-conformance.tsx';

const run = vi.fn();
const close = vi.fn();
beforeEach(() => {
  run.mockClear();
  close.mockClear();
});

const notice: Notice = { id: 1, kind: 'error', text: 'Declined', detail: 'No funds', action: { label: 'Retry', run } };
const notices = [notice];
const board = { notify() {}, close, read: () => notices, subscribe: () => () => {} };

const InHost = ({ children }: { children: ReactNode }) => (
  <NoticeBoardContext.Provider value={board}>{children}</NoticeBoardContext.Provider>
);
const InItem = ({ children }: { children: ReactNode }) => (
  <InHost>
    <Notices.Item notice={notice}>{children}</Notices.Item>
  </InHost>
);

const part = (tag: string, name: string, Around: typeof InHost = InItem) => ({
  props: {},
  Around,
  element: { tag, selector: `[data-scope="notices"][data-part="${name}"]` },
  takesAsChild: true,
});

describeConformance('DefaultNotices', {
  Part: DefaultNotices,
  ...part('div', 'root', InHost),
  takesAsChild: false,
});
describeConformance('Notices.Root', {
  Part: Notices.Root,
  ...part('div', 'root', InHost),
  // The server has no notices.
  isReplacedOnceHydrated: true,
});
describeConformance('Notices.Item', { Part: Notices.Item, ...part('div', 'notice', InHost), props: { notice } });
describeConformance('Notices.Text', { Part: Notices.Text, ...part('p', 'text') });
describeConformance('Notices.Detail', { Part: Notices.Detail, ...part('p', 'detail') });
describeConformance('Notices.Action', {
  Part: Notices.Action,
  ...part('button', 'action'),
  pressed: () => run.mock.calls.length > 0,
});
describeConformance('Notices.CloseTrigger', {
  Part: Notices.CloseTrigger,
  ...part('button', 'close-trigger'),
  pressed: () => close.mock.calls.length > 0,
});
