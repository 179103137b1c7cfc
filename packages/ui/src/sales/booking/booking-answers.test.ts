import { expect, test } from 'vitest';
import { memoryStorage } from '../../provider/browser-ports.ts';
import { testDetails } from '../../testing/fixtures.ts';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { type BookingInput, toDraft } from './booking.context.ts';
import * as given from './booking.machine.test-cases.ts';
import { bookingMachine } from './booking.machine.ts';
import { readStoredDraft, writeStoredDraft } from './draft/stored-draft.ts';

const start = (script: readonly ScriptStep[], input: BookingInput = given.signedIn) =>
  replay(bookingMachine, script, { input });
const answer = (answers: Record<string, string>) => given.send('details.change', { details: {}, answers });
type Run = Awaited<ReturnType<typeof start>>;
const sent = (run: Run) =>
  run.actors.calls.flatMap(({ actor, input }) =>
    actor === 'saveDetails' ? [(input as { details: { metadata?: object } }).details.metadata] : [],
  );

test('answers are sent with the details, and none where no question was answered', async () => {
  const script = [given.book, given.fill, answer({ hear: 'radio' }), answer({ club: 'DAV' }), given.submit];
  expect(sent(await start(script))).toEqual([{ hear: 'radio', club: 'DAV' }]);
  expect(sent(await start([given.book, given.fill, given.submit]))).toEqual([undefined]);
});

test('an answer that changes after the details were stored is sent as well', async () => {
  const back = given.send('payment.back');
  const run = await start([...given.payingScript, back, answer({ hear: 'radio' }), given.submit]);
  expect(sent(run)).toEqual([undefined, { hear: 'radio' }]);
  // The control: unchanged details are sent once.
  expect(sent(await start([...given.payingScript, back, given.submit]))).toEqual([undefined]);
});

test('answers survive a reload, for their owner alone', async () => {
  const run = await start([given.book, given.fill, answer({ hear: 'radio' })]);
  const drafts = memoryStorage();
  writeStoredDraft(drafts, 12, toDraft(run.actor.getSnapshot().context, true));
  const saved = readStoredDraft(drafts, 12, given.customer.id);
  const after = await start([given.book, given.submit], { ...given.signedIn, saved });
  expect(sent(after)).toEqual([{ hear: 'radio' }]);
  expect(after.actor.getSnapshot().context.draft).toEqual(testDetails);
  const other = await start([given.book], { ...given.signedIn, customer: given.otherCustomer, saved });
  expect(other.actor.getSnapshot().context.answers).toBeNull();
});

test.each([[{ hear: 7 }], [[7]]])('a stored draft with the answers %j is forgotten', (answers) => {
  const drafts = memoryStorage();
  writeStoredDraft(drafts, 12, { ...given.saved, answers: answers as never });
  expect(readStoredDraft(drafts, 12, null)).toBeNull();
});
