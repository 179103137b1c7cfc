import { expect, test, vi } from 'vitest';
import { connectMegaMenu } from './mega-menu.connect.ts';
import type { MegaMenuEvent } from './mega-menu.machine.ts';

const CLOSED = { context: { openItem: null, awaitedItem: null } };

test.each([
  ['nothing open', CLOSED, { openItem: null, isOpen: false }],
  ['what is open', { context: { openItem: 'nepal', awaitedItem: null } }, { openItem: 'nepal', isOpen: true }],
  ['what is awaited', { context: { openItem: null, awaitedItem: 'nepal' } }, { awaitedItem: 'nepal', isOpen: false }],
] as const)('a menu reports %s', (_, snapshot, { isOpen, ...facts }) => {
  const menu = connectMegaMenu(snapshot, () => {});
  expect(menu).toMatchObject(facts);
  expect(menu.isOpen('nepal')).toBe(isOpen);
});

test.each<[string, (menu: ReturnType<typeof connectMegaMenu>) => void, MegaMenuEvent]>([
  ['press an item', (menu) => menu.press('nepal'), { type: 'item.press', item: 'nepal' }],
  ['enter a panel', (menu) => menu.enter('nepal'), { type: 'key.arrow', item: 'nepal' }],
  [
    'point at an item',
    (menu) => menu.pointAt('nepal', 'mouse'),
    { type: 'pointer.enter', item: 'nepal', pointer: 'mouse' },
  ],
  ['point away', (menu) => menu.pointAway('pen'), { type: 'pointer.leave', pointer: 'pen' }],
  ['dismiss it', (menu) => menu.dismiss(), { type: 'key.escape' }],
  ['go elsewhere', (menu) => menu.leave(), { type: 'outside.press' }],
  ['change the page', (menu) => menu.changeRoute(), { type: 'route.change' }],
])('a visitor can %s', (_, act, event) => {
  const send = vi.fn();
  act(connectMegaMenu(CLOSED, send));
  expect(send.mock.calls).toEqual([[event]]);
});
