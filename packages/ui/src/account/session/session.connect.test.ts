import { expect, test, vi } from 'vitest';
import { testUser } from '../../testing/fixtures.ts';
import { connectSession } from './session.connect.ts';
import type { SessionEvent } from './session.machine.ts';
import type { SessionView } from './session-view.ts';

const view: SessionView = { status: 'signedIn', user: testUser, token: 'a.b.c', error: null };

test('a session shows who is signed in', () => {
  expect(connectSession(view, () => {})).toMatchObject(view);
});

test.each<[string, (session: ReturnType<typeof connectSession>) => void, SessionEvent]>([
  [
    'begun',
    (session) => session.login({ token: 'a.b.c', user: testUser }),
    { type: 'login', token: 'a.b.c', user: testUser },
  ],
  ['ended', (session) => session.logout(), { type: 'logout' }],
  ['refused', (session) => session.reject(), { type: 'session.rejected' }],
  ['tried again', (session) => session.retry(), { type: 'retry' }],
])('a session can be %s', (_, act, event) => {
  const send = vi.fn();
  act(connectSession(view, send));
  expect(send.mock.calls).toEqual([[event]]);
});
