import * as z from 'zod/mini';
import { megaMenuMachine } from '../../../ui/src/site/navigation/mega-menu.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const item = z.string();
const pointer = z.enum(['mouse', 'pen', 'touch']);
const nepal = { Nepal: { item: 'nepal' }, Bhutan: { item: 'bhutan' } };
const enter = { send: { type: 'pointer.enter', item: 'nepal', pointer: 'mouse' } };
const leave = { send: { type: 'pointer.leave', pointer: 'mouse' } };

const closed = { role: 'button', name: 'Nepal Trekking', isExpanded: false };
const opened = { ...closed, isExpanded: true };

export const megaMenu: WorkbenchMachine = {
  id: 'megaMenu',
  title: 'Mega Menu',
  machine: megaMenuMachine,
  source: { name: 'megaMenuMachine', from: '@trek/ui/machines' },
  inputs: { load: undefined },
  events: [
    event(
      'pointer.enter',
      { item, pointer },
      {
        'mouse on Nepal': { item: 'nepal', pointer: 'mouse' },
        'mouse on Bhutan': { item: 'bhutan', pointer: 'mouse' },
        'finger on Nepal': { item: 'nepal', pointer: 'touch' },
      },
    ),
    event('pointer.leave', { pointer }, { mouse: { pointer: 'mouse' }, finger: { pointer: 'touch' } }),
    event('item.press', { item }, nepal),
    event('key.arrow', { item }, nepal),
    event('key.escape'),
    event('outside.press'),
    event('route.change'),
  ],
  outcomes: {},
  states: {
    cold: { words: 'The menu is closed.', sees: closed, script: [] },
    opening: { words: 'The pointer rests on an item: the menu opens if it stays.', sees: closed, script: [enter] },
    open: { words: 'A panel of the menu is open.', sees: opened, script: [enter, { advance: 200 }] },
    closing: {
      words: 'The pointer has left: the panel closes unless it comes back.',
      sees: opened,
      script: [enter, { advance: 200 }, leave],
    },
    warm: {
      words: 'The menu has just closed: the next item opens at once.',
      sees: closed,
      script: [enter, { advance: 200 }, leave, { advance: 150 }],
    },
  },
};
