import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../provider/browser-ports.ts';
import { forgetOthersDrafts } from './draft-owners.ts';
import { removePrivateDraft, writePrivateDraft } from './private-drafts.ts';

/** The drafts of two people and one without an owner. */
function mixedDrafts() {
  const drafts = memoryStorage();
  writePrivateDraft(drafts, 'booking.1', 'maya', 'Asthma');
  writePrivateDraft(drafts, 'booking.2', 'pasang', 'Vegan');
  writePrivateDraft(drafts, 'booking.3', null, 'No nuts');
  return drafts;
}
const read = (drafts: ReturnType<typeof memoryStorage>) =>
  ['booking.1', 'booking.2', 'booking.3'].map((key) => drafts.read(key));

describe('P10: the drafts of this tab', () => {
  test('are forgotten when another person signs in, except their own and those without an owner', () => {
    const drafts = mixedDrafts();
    forgetOthersDrafts(drafts, 'pasang');
    expect(read(drafts)).toEqual([null, 'Vegan', 'No nuts']);
    forgetOthersDrafts(drafts, 'maya');
    expect(read(drafts)).toEqual([null, null, 'No nuts']);
    expect(drafts.read('owners')).toBeNull();
  });

  test('are forgotten at a sign-out, except those without an owner', () => {
    const drafts = mixedDrafts();
    forgetOthersDrafts(drafts);
    expect([read(drafts), drafts.read('owners')]).toEqual([[null, null, 'No nuts'], null]);
  });

  test('belong to their last writer', () => {
    const drafts = mixedDrafts();
    writePrivateDraft(drafts, 'booking.1', 'pasang', 'Vegan, too');
    writePrivateDraft(drafts, 'booking.2', null, 'No owner');
    forgetOthersDrafts(drafts, 'dawa');
    expect(read(drafts)).toEqual([null, 'No owner', 'No nuts']);
  });

  test('have no owner once they are removed', () => {
    const drafts = mixedDrafts();
    for (const key of ['booking.1', 'booking.2', 'booking.3']) removePrivateDraft(drafts, key);
    expect([read(drafts), drafts.read('owners')]).toEqual([[null, null, null], null]);
  });

  test.each(['{', 'null', '7'])('survive an owner list of %s', (text) => {
    const drafts = memoryStorage({ owners: text });
    forgetOthersDrafts(drafts, 'maya');
    writePrivateDraft(drafts, 'booking.1', 'maya', 'Asthma');
    forgetOthersDrafts(drafts, 'pasang');
    expect(drafts.read('booking.1')).toBeNull();
  });
});
