import { chatMachine } from '../../chat/chat.machine.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

export const chat: WorkbenchMachine = {
  id: 'chat',
  title: 'Chat',
  machine: chatMachine,
  source: { name: 'chatMachine', from: '@trek/ui/chat/machine' },
  inputs: { load: undefined },
  events: [event('launcher.press'), event('panel.close'), event('key.escape')],
  outcomes: {},
  states: {
    'launcher.hidden': { words: 'The page has just loaded: no chat button yet.', script: [] },
    'launcher.bare': { words: 'The chat button is there, without a hint.', script: [{ advance: 1800 }] },
    'launcher.hint': { words: 'The hint stands beside the chat button.', script: [{ advance: 3000 }] },
    'launcher.settled': { words: 'The chat button stays; the hint has gone for good.', script: [{ advance: 5500 }] },
    'panel.closed': { words: 'The chat panel is closed.', script: [] },
    'panel.open': {
      words: 'The chat panel is open.',
      script: [{ advance: 1800 }, { send: { type: 'launcher.press' } }],
    },
  },
};
