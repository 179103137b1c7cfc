import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasChanges,
  MOST_SAVED,
  mergeSeenDepartures,
  newDepartures,
  nothingSaved,
  readSavedTreksState,
  type SavedTrek,
  type SavedTreksState,
  savedTreks,
  savedTreksChangeSchema,
  savedTreksFor,
  withoutSent,
  withoutTrek,
  withTrek,
} from './saved-treks-schema.rules.ts';

const trek = (trekId: number, changes: Partial<SavedTrek> = {}): SavedTrek => ({
  trekId,
  savedAt: `2030-01-0${trekId}T00:00:00.000Z`,
  seenDepartures: [],
  ...changes,
});
const one = trek(1);
const two = trek(2);
const three = trek(3);
const ids = (state: SavedTreksState) => savedTreks(state).map(({ trekId }) => trekId);
const own = (account: SavedTrek[], save: SavedTrek[] = [], remove: number[] = []): SavedTreksState => ({
  owner: '7',
  account,
  changes: { save, remove },
});

describe('saved treks', () => {
  test('combine the account’s and those not yet sent, the latest first', () => {
    expect(ids(own([one, three], [two], [3]))).toEqual([2, 1]);
  });

  test('use the newer of two copies', () => {
    const seen = trek(1, { seenDepartures: ['2030-05-01'] });
    expect(savedTreks(own([one], [seen]))).toEqual([seen]);
  });

  test('keep the wish for mails of the account, and of an earlier change, until it is changed', () => {
    const withMails = trek(1, { departureMails: true });
    const seen = trek(1, { seenDepartures: ['2030-05-01'] });
    expect(savedTreks(withTrek(own([withMails]), seen))).toEqual([{ ...seen, departureMails: true }]);
    // An unchanged wish is not sent: the owner may have ended the mails by their link.
    expect(withTrek(own([withMails]), seen).changes.save).toEqual([seen]);
    expect(withTrek(withTrek(own([one]), withMails), seen).changes.save).toEqual([{ ...seen, departureMails: true }]);
    expect(savedTreks(withTrek(own([withMails]), trek(1, { departureMails: false })))).toMatchObject([
      { departureMails: false },
    ]);
  });

  test('drop a trek that is removed before the visitor signs in', () => {
    const state = withoutTrek(withTrek(withTrek(nothingSaved(), one), two), 1);
    expect(state).toEqual({ owner: null, account: [], changes: { save: [two], remove: [] } });
  });

  test('report a removed trek to the account, even one that it may not have yet', () => {
    expect(withoutTrek(withTrek(own([]), one), 1).changes).toEqual({ save: [], remove: [1] });
  });

  test.each<[string, ('save' | 'remove')[]]>([
    ['saved', ['save']],
    ['removed', ['save', 'remove']],
    ['saved again', ['save', 'remove', 'save']],
  ])('show the last of several presses: %s', (_, presses) => {
    const state = presses.reduce(
      (now, press) => (press === 'save' ? withTrek(now, one) : withoutTrek(now, 1)),
      own([]),
    );
    expect(ids(state)).toEqual(presses.at(-1) === 'save' ? [1] : []);
    expect(withoutTrek(state, 1).changes.save).toEqual([]);
  });
});

describe('changes that have arrived', () => {
  test('are not sent again', () => {
    const sent = { save: [one], remove: [2] };
    expect(hasChanges(withoutSent(sent, sent))).toBe(false);
  });

  test('preserve later changes', () => {
    const state = withTrek(withoutTrek(own([two], [one], [2]), 1), three);
    expect(withoutSent(state.changes, { save: [one], remove: [2] })).toEqual({ save: [three], remove: [1] });
  });

  test('never change what the visitor sees, whatever was pressed before they arrived', () => {
    const press = fc.record({ isSave: fc.boolean(), trekId: fc.integer({ min: 1, max: 4 }) });
    const after = (state: SavedTreksState, presses: readonly { isSave: boolean; trekId: number }[]) =>
      presses.reduce(
        (now, { isSave, trekId }) => (isSave ? withTrek(now, trek(trekId)) : withoutTrek(now, trekId)),
        state,
      );
    fc.assert(
      fc.property(fc.array(press), fc.array(press), (before, meanwhile) => {
        const sent = after(own([one]), before);
        const seen = after(sent, meanwhile);
        const answered = { ...seen, account: savedTreks(sent), changes: withoutSent(seen.changes, sent.changes) };
        expect(ids(answered).toSorted()).toEqual(ids(seen).toSorted());
      }),
    );
  });
});

describe('what a device has stored', () => {
  const guest: SavedTreksState = { ...nothingSaved(), changes: { save: [one], remove: [] } };

  test('moves to the account of the first person who signs in', () => {
    expect(savedTreksFor('7', guest)).toEqual({ ...guest, owner: '7' });
  });

  test.each<[string, string | null]>([
    ['another visitor', '8'],
    ['a visitor who is not signed in', null],
  ])('is hidden from %s', (_, owner) => {
    expect(savedTreksFor(owner, own([two], [one]))).toEqual(nothingSaved(owner));
  });

  test('stays for its owner', () => {
    const state = own([two], [one]);
    expect(savedTreksFor('7', state)).toBe(state);
  });

  test.each([null, '', '{', '[]', '{"owner":7}', '{"owner":null,"account":[{}],"changes":{"save":[],"remove":[]}}'])(
    'is empty if it reads %j',
    (text) => {
      expect(readSavedTreksState(text)).toEqual(nothingSaved());
    },
  );

  test('is read back unchanged', () => {
    const state = own([two], [trek(1, { trekId: 'annapurna' })], [3]);
    expect(readSavedTreksState(JSON.stringify(state))).toEqual(state);
  });
});

describe('departures', () => {
  const now = new Date('2030-03-01T00:00:00Z');

  test('are new if they are in the future and unseen', () => {
    const saved = trek(1, { seenDepartures: ['2030-04-01'] });
    const departures = ['2030-05-01', '2030-04-01', '2030-02-01', '2030-03-01'].map((startDate) => ({ startDate }));
    expect(newDepartures(saved, departures, now)).toEqual(['2030-05-01']);
    expect(newDepartures(saved, [], now)).toEqual([]);
  });

  test('are seen if either device has seen them, as long as they are in the future', () => {
    expect(mergeSeenDepartures(['2030-05-01', '2030-01-01'], ['2030-04-01', '2030-05-01'], now)).toEqual([
      '2030-04-01',
      '2030-05-01',
    ]);
  });

  test('count by the company’s day: in Kathmandu it is tomorrow already', () => {
    const late = new Date('2030-03-31T20:00:00Z');
    expect(newDepartures(one, [{ startDate: '2030-04-01' }], late)).toEqual([]);
  });
});

describe('a request', () => {
  const many = (count: number) => Array.from({ length: count }, (_, trekId) => ({ ...one, trekId }));

  test('with as many changes as a device can hold is read', () => {
    const request = { save: many(MOST_SAVED), remove: many(MOST_SAVED).map(({ trekId }) => trekId) };
    expect(savedTreksChangeSchema.safeParse(request).success).toBe(true);
  });

  test.each<[string, object]>([
    ['too many treks', { save: many(2 * MOST_SAVED + 1) }],
    ['too many ids', { remove: many(2 * MOST_SAVED + 1).map(({ trekId }) => trekId) }],
    ['an invalid id', { save: [{ ...one, trekId: 'annapurna' }] }],
    ['an invalid moment', { save: [{ ...one, savedAt: 'today' }] }],
    ['a day that does not exist', { save: [{ ...one, seenDepartures: ['2030-02-31'] }] }],
    ['too many days', { save: [{ ...one, seenDepartures: Array(201).fill('2030-04-01') }] }],
  ])('with %s is refused', (_, changes) => {
    expect(savedTreksChangeSchema.safeParse({ save: [], remove: [], ...changes }).success).toBe(false);
  });
});
