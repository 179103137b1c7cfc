import * as z from 'zod/mini';
import { mailedCodeMachine } from '../../../ui/src/account/sign-in/mailed-code/mailed-code.machine.ts';
import { RESEND_WAIT_MS } from '../../../ui/src/account/sign-in/mailed-code/mailed-code.timing.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const sent = { settle: 'requestCode', resolve: 'code-1' };
const entered = [sent, { send: { type: 'code.type', text: '123 456' } }, { send: { type: 'code.submit' } }];
const over = { reject: { status: 410, message: 'The code has expired or was used.' } };

export const mailedCode: WorkbenchMachine = {
  id: 'mailedCode',
  title: 'Mailed Code',
  machine: mailedCodeMachine,
  source: { name: 'mailedCodeMachine', from: '@trek/ui/machines' },
  inputs: { fresh: undefined },
  events: [
    event('code.type', { text: z.string() }, { whole: { text: '123 456' }, 'too short': { text: '123' } }),
    event('code.submit'),
    event('code.resend'),
  ],
  outcomes: {
    requestCode: { success: { resolve: 'code-1' } },
    enterCode: { success: { resolve: {} }, 'code is over': over },
  },
  states: {
    requesting: { words: 'A code is being asked for.', sees: 'Sending a code...', script: [] },
    notSent: {
      words: 'No code could be mailed. The visitor can ask again.',
      sees: 'Internal server error',
      script: [{ settle: 'requestCode', ...failures['500 server error'] }],
    },
    'entering.waiting': {
      words: 'The visitor reads the mail, and types its code.',
      sees: 'We have sent a code of six digits to this address:',
      misses: { role: 'button', name: 'Send another code' },
      script: [sent],
    },
    'entering.resendable': {
      words: 'The mail takes long. The visitor can ask for another code.',
      sees: { role: 'button', name: 'Send another code' },
      script: [sent, { advance: RESEND_WAIT_MS }],
    },
    checking: {
      words: 'The code is being checked.',
      sees: { role: 'button', name: 'Confirm', isDisabled: true },
      script: entered,
    },
    over: {
      words: 'The code works no more: it has expired, was used, or was guessed at too often.',
      sees: 'This code has expired or was used. Please ask for another one.',
      script: [...entered, { settle: 'enterCode', ...over }],
    },
    proven: {
      words: 'The code was right: the page goes on.',
      sees: 'Sending a code...',
      script: [...entered, { settle: 'enterCode', resolve: {} }],
    },
  },
};
