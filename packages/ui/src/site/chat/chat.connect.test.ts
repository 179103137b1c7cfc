import { expect, test, vi } from 'vitest';
import { type Chat, connectChat } from './chat.connect.ts';
import type { ChatEvent } from './chat.machine.ts';

test.each([
  ['nothing at first', 'hidden', 'closed', { isShown: false, isHintShown: false, isOpen: false }],
  ['the button', 'bare', 'closed', { isShown: true, isHintShown: false, isOpen: false }],
  ['the hint', 'hint', 'closed', { isShown: true, isHintShown: true, isOpen: false }],
  ['the panel', 'settled', 'open', { isShown: true, isHintShown: false, isOpen: true }],
] as const)('a chat reports %s', (_, launcher, panel, facts) => {
  expect(connectChat({ value: { launcher, panel } }, () => {})).toMatchObject(facts);
});

test.each<[string, (chat: Chat) => void, ChatEvent]>([
  ['opened and closed', (chat) => chat.toggle(), { type: 'launcher.press' }],
  ['closed', (chat) => chat.close(), { type: 'panel.close' }],
  ['dismissed', (chat) => chat.dismiss(), { type: 'key.escape' }],
])('a chat can be %s', (_, act, event) => {
  const send = vi.fn();
  act(connectChat({ value: { launcher: 'bare', panel: 'closed' } }, send));
  expect(send.mock.calls).toEqual([[event]]);
});
