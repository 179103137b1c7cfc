import { describe, expect, test } from 'vitest';
import { replay, type ScriptStep } from '../../../testing/machines/index.ts';
import { connectMailedCode } from './mailed-code.connect.ts';
import { type MailedCodeEvent, mailedCodeMachine } from './mailed-code.machine.ts';
import { RESEND_WAIT_MS } from './mailed-code.timing.ts';

async function connected(script: readonly ScriptStep[], send: (event: MailedCodeEvent) => void = () => {}) {
  const run = await replay(mailedCodeMachine, script, { input: undefined });
  return connectMailedCode(run.actor.getSnapshot(), send);
}
const sent = { settle: 'requestCode', resolve: 'code-1' };
const entered = [sent, { send: { type: 'code.type', text: '123456' } }, { send: { type: 'code.submit' } }];
const refused = (actor: string, status: number) => ({ settle: actor, reject: { status, message: 'No' } });

describe('the view of a mailed code', () => {
  test.each<[string, ScriptStep[], object]>([
    ['being sent', [], { stage: 'sending', canResend: false }],
    ['not sent', [refused('requestCode', 500)], { stage: 'notSent', canResend: true, message: 'No' }],
    ['to be entered', [sent], { stage: 'entering', isChecking: false, canResend: false, text: '' }],
    ['that takes long', [sent, { advance: RESEND_WAIT_MS }], { stage: 'entering', canResend: true }],
    ['being checked', entered, { stage: 'entering', isChecking: true, text: '123456' }],
    ['that is over', [...entered, refused('enterCode', 410)], { stage: 'over', canResend: true }],
    ['proven', [...entered, { settle: 'enterCode', resolve: {} }], { stage: 'proven', isChecking: false }],
  ])('code %s', async (_, script, facts) => {
    expect(await connected(script)).toMatchObject(facts);
  });
});

test('each method sends one event', async () => {
  const events: MailedCodeEvent[] = [];
  const code = await connected([], (event) => events.push(event));
  code.type('1');
  code.submit();
  code.resend();
  expect(events).toEqual([{ type: 'code.type', text: '1' }, { type: 'code.submit' }, { type: 'code.resend' }]);
});
