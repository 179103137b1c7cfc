import { chatMachine } from '../../../ui/src/site/chat/chat.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const launcher = { role: 'button', name: 'Chat with us' };
const hint = 'Need Help? Chat with us';
const contact = { role: 'link', name: 'Sunita Tamang on WhatsApp Trip planning' };

export const chat: WorkbenchMachine = {
  id: 'chat',
  title: 'Chat',
  machine: chatMachine,
  source: { name: 'chatMachine', from: '@trek/ui/machines' },
  inputs: { load: {} },
  events: [event('launcher.press'), event('panel.close'), event('key.escape')],
  outcomes: {},
  states: {
    'launcher.hidden': { words: 'The page has just loaded: no chat button yet.', misses: launcher, script: [] },
    'launcher.bare': {
      words: 'The chat button is there, without a hint.',
      sees: launcher,
      misses: hint,
      script: [{ advance: 1800 }],
    },
    'launcher.hint': { words: 'The hint is beside the chat button.', sees: hint, script: [{ advance: 3000 }] },
    'launcher.settled': {
      words: 'The chat button stays; the hint has gone for good.',
      sees: launcher,
      misses: hint,
      script: [{ advance: 5500 }],
    },
    'panel.closed': { words: 'The chat panel is closed.', misses: contact, script: [] },
    'panel.open': {
      words: 'The chat panel is open.',
      sees: contact,
      script: [{ advance: 1800 }, { send: { type: 'launcher.press' } }],
    },
  },
};
