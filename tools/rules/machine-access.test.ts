import { expect, test } from 'vitest';
import { machineAccess, views } from './machine-access.ts';

test('reads the views of kit, elements and office', () => {
  expect(views().length).toBeGreaterThan(30);
  expect(views()).toEqual(expect.arrayContaining(['packages/elements/src/mount.tsx', 'sites/office/src/office.tsx']));
});

test.each([
  ['a snapshot', 'const open = chat.snapshot.context.isOpen;'],
  ['a snapshot of an actor', 'const now = actor.getSnapshot();'],
  ['the name of a state', "if (state.matches('open')) close();"],
  ['the tag of a state', "const isBusy = state.hasTag('busy');"],
  ['an event', "chat.send({ type: 'panel.close' });"],
  ['the way to send events', 'const { send } = useChat();'],
  ['the way to send events, handed on', 'const panel = <Panel send={listing.dispatch} />;'],
  ['the library of machines', "import { useSelector } from '@xstate/react';"],
  ['a machine', "import { chatMachine } from './chat.machine.ts';"],
])('a view that uses %s is refused', (_, code) => {
  expect(machineAccess('view.tsx', code)).toHaveLength(1);
});

test('a text by that name, and facts and verbs, are no machine', () => {
  const code = 'export const Form = () => <form onSubmit={chat.close}>{messages.send}{chat.isOpen && "send"}</form>;';
  expect(machineAccess('view.tsx', code)).toEqual([]);
});
