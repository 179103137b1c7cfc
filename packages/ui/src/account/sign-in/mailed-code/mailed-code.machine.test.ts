import { describe, expect, test } from 'vitest';
import { type ExplorationModel, type LogEntry, replay, type ScriptStep } from '../../../testing/machines/index.ts';
import { describeMachine } from '../../../testing/machines/machine-suite.test-cases.ts';
import { type MailedCodeContext, mailedCodeMachine } from './mailed-code.machine.ts';
import { RESEND_WAIT_MS } from './mailed-code.timing.ts';

const refusal = (status: number, message = 'Refused') => ({ reject: { status, message } });
const sent = { settle: 'requestCode', resolve: 'code-1' };
const type = (text: string) => ({ send: { type: 'code.type', text } });
const submit = { send: { type: 'code.submit' } };
const resend = { send: { type: 'code.resend' } };
const right = { settle: 'enterCode', resolve: {} };
const wrong = { settle: 'enterCode', ...refusal(400) };
const wait = { advance: RESEND_WAIT_MS };

const model: ExplorationModel<typeof mailedCodeMachine> = {
  machine: mailedCodeMachine,
  inputs: { fresh: undefined },
  events: [
    { type: 'code.type', text: '123 456' },
    { type: 'code.type', text: '12' },
    { type: 'code.submit' },
    { type: 'code.resend' },
  ],
  outcomes: {
    requestCode: [{ resolve: 'code-1' }, refusal(429), refusal(500)],
    enterCode: [{ resolve: {} }, refusal(400), refusal(410), refusal(429), refusal(500)],
  },
  distinguish: ({ actor }) => {
    const { codeId, text, hasWaited, message } = actor.getSnapshot().context;
    return [codeId !== null, text, hasWaited, message];
  },
};

const start = (script: readonly ScriptStep[]) => replay(mailedCodeMachine, script, { input: undefined });
type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run): MailedCodeContext => run.actor.getSnapshot().context;
const calls = (run: Run, id: string) => run.actors.calls.filter(({ actor }) => actor === id);

describe('a mailed code', () => {
  test('is sent for at once', async () => {
    expect((await start([])).state).toBe('requesting');
  });

  test.each(['123456', '123 456', '123-456', ' 123456 ', '١٢٣٤٥٦'])('is sent plain when %j is typed', async (text) => {
    const run = await start([sent, type(text), submit]);
    expect(calls(run, 'enterCode').map(({ input }) => input)).toEqual([{ codeId: 'code-1', code: '123456' }]);
  });

  test('is done once it was right', async () => {
    const run = await start([sent, type('123456'), submit, right]);
    expect([run.state, run.snapshot.status]).toEqual(['proven', 'done']);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('is not sent while %j is typed', async (text) => {
    const run = await start([sent, type(text), submit]);
    expect([context(run).message, calls(run, 'enterCode')]).toEqual([{ code: 'codeIncomplete' }, []]);
    await run.take(type('1'));
    expect(context(run).message).toBeNull();
  });
});

describe('a refused code', () => {
  test.each([
    [400, 'codeWrong', 'entering.waiting'],
    [410, 'codeOver', 'over'],
    [429, 'tooManyTries', 'over'],
  ])('with status %i shows %s', async (status, code, state) => {
    const run = await start([sent, type('123456'), submit, { settle: 'enterCode', ...refusal(status) }]);
    expect([run.state, context(run).message]).toEqual([state, { code }]);
  });

  test('stays in the field, to be corrected', async () => {
    const run = await start([sent, type('123456'), submit, wrong]);
    expect(context(run).text).toBe('123456');
    await run.take(type('654321'));
    await run.take(submit);
    await run.take(right);
    expect(run.state).toBe('proven');
  });

  test('shows the words of a failed call, and can be sent again', async () => {
    const away = { settle: 'enterCode', reject: { status: 500, failure: 'network', message: 'Network error.' } };
    const run = await start([sent, type('123456'), submit, away]);
    expect([run.state, context(run).message]).toEqual(['entering.waiting', 'Network error.']);
    await run.take(submit);
    expect(run.state).toBe('checking');
  });
});

describe('another code', () => {
  test('can be sent for after half a minute, not a millisecond earlier', async () => {
    const run = await start([sent, { advance: RESEND_WAIT_MS - 1 }, resend]);
    expect(run.state).toBe('entering.waiting');
    await run.take({ advance: 1 });
    await run.take(resend);
    expect([run.state, calls(run, 'requestCode').length]).toEqual(['requesting', 2]);
  });

  test('need not be waited for again after a wrong one', async () => {
    const run = await start([sent, wait, type('123456'), submit, wrong]);
    expect(run.state).toBe('entering.resendable');
  });

  test('can be sent for at once where the one before is over, and empties the field', async () => {
    const run = await start([sent, type('123456'), submit, { settle: 'enterCode', ...refusal(410) }, resend, sent]);
    expect([run.state, context(run).text, context(run).message]).toEqual(['entering.waiting', '', null]);
  });

  test.each([
    [429, { code: 'tooManyCodes' }],
    [403, 'Refused'],
  ])('shows why status %i refuses it, and can be tried again', async (status, message) => {
    const run = await start([{ settle: 'requestCode', ...refusal(status) }]);
    expect([run.state, context(run).message]).toEqual(['notSent', message]);
    await run.take(resend);
    expect(run.state).toBe('requesting');
  });
});

/** One code is entered at a time, and only whole ones. */
function entersWholeCodes(log: readonly LogEntry[]): string[] {
  return log.flatMap((entry) =>
    entry.kind === 'call' && entry.actor === 'enterCode' && (entry.input as { code: string }).code !== '123456'
      ? ['something else was entered']
      : [],
  );
}

describeMachine(model, {
  invariants: { 'enters whole codes alone': entersWholeCodes },
  edgeInvariants: {
    'a code is entered only once one was sent': ({ state, context }) =>
      !['checking', 'proven'].includes(state) || (context as MailedCodeContext).codeId !== null,
    'a page without a field says why': ({ state, context }) =>
      !['notSent', 'over'].includes(state) || (context as MailedCodeContext).message !== null,
  },
});
