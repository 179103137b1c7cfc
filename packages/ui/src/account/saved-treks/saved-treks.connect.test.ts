import { describe, expect, test, vi } from 'vitest';
import { replay, type ScriptStep } from '../../testing/machines/index.ts';
import { connectSavedTreks, type SavedTreks } from './saved-treks.connect.ts';
import * as given from './saved-treks.machine.test-cases.ts';
import { type SavedTreksEvent, savedTreksMachine } from './saved-treks.machine.ts';
import { nothingSaved, type SavedTreksState } from './saved-treks.rules.ts';

const NOW = '2030-03-01T00:00:00.000Z';
const { everest, guest, member, unsent } = given;

async function connected(
  stored: SavedTreksState,
  script: readonly ScriptStep[] = [],
  send = (_: SavedTreksEvent) => {},
) {
  const { actor } = await replay(savedTreksMachine, script, { input: { stored } });
  return connectSavedTreks(actor.getSnapshot(), send, () => Date.parse(NOW));
}

test.each<[string, SavedTreksState, ScriptStep[], Partial<SavedTreks>]>([
  [
    'before the session is known',
    guest,
    [],
    { isOnDeviceOnly: false, isInAccount: false, isLoading: false, isUnreachable: false },
  ],
  ['without an account', guest, [given.signOut(guest)], { isOnDeviceOnly: true, isUnsent: false }],
  ['that is not loaded yet', nothingSaved(), [given.signIn(nothingSaved())], { isLoading: true }],
  ['on their way', guest, [given.signIn(guest)], { isLoading: false, isOnDeviceOnly: false }],
  [
    'that could not be loaded',
    unsent,
    [given.signIn(unsent), given.fails(500)],
    { isUnreachable: true, isUnsent: true },
  ],
  [
    'that may be old',
    member,
    [given.signIn(member), given.fails(500)],
    { isUnreachable: true, isUnsent: false, isInAccount: true },
  ],
  ['of a backend without them', member, [given.signIn(member), given.fails(404)], { isOnDeviceOnly: false }],
  ['that fill the list', given.full, [], { isFull: true }],
])('provides the facts of treks %s to a view', async (_, stored, script, facts) => {
  expect(await connected(stored, script)).toMatchObject(facts);
});

test('distinguishes saved treks from others', async () => {
  const { isSaved, treks, isFull } = await connected(member);
  expect([isSaved(1), isSaved(2), isFull, treks]).toEqual([true, false, false, [everest]]);
});

test('shows which treks’ new departures are mailed', async () => {
  const withMails = { ...member, account: [{ ...everest, departureMails: true }] };
  const saved = await connected(withMails);
  expect([saved.wantsMails(1), saved.wantsMails(2), (await connected(member)).wantsMails(1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a trek that is not saved asks for no mails', async () => {
  const send = vi.fn();
  (await connected(member, [], send)).setMails({ id: 2 }, true);
  expect(send).not.toHaveBeenCalled();
});

describe('a trek', () => {
  const departures = [
    { startDate: '2030-04-01', places: 12, isGuaranteed: false },
    { startDate: '2030-02-01', places: 12, isGuaranteed: false },
  ];
  const seenDepartures = ['2030-04-01', '2030-02-01'];

  test.each<[string, (saved: SavedTreks) => void, SavedTreksEvent]>([
    [
      'saved with the departures it has',
      ({ toggle }) => toggle({ id: 2, departures }),
      { type: 'trek.save', trek: { trekId: 2, savedAt: NOW, seenDepartures } },
    ],
    ['removed by its heart', ({ toggle }) => toggle({ id: 1 }), { type: 'trek.remove', trekId: 1 }],
    ['removed by its id', ({ remove }) => remove(1), { type: 'trek.remove', trekId: 1 }],
    [
      'whose new departures are mailed',
      ({ setMails }) => setMails({ id: 1 }, true),
      { type: 'trek.save', trek: { ...everest, departureMails: true } },
    ],
    [
      'marked as seen, and keeps its place',
      ({ markSeen }) => markSeen({ id: 1, departures }),
      { type: 'trek.save', trek: { ...everest, seenDepartures } },
    ],
    ['sent again', ({ resend }) => resend(), { type: 'resend' }],
  ])('is %s', async (_, act, event) => {
    const send = vi.fn();
    act(await connected(member, [], send));
    expect(send.mock.calls).toEqual([[event]]);
  });

  test('has no departures to mark if it is not saved', async () => {
    const send = vi.fn();
    const saved = await connected(member, [], send);
    saved.markSeen({ id: 2, departures });
    expect([send.mock.calls, saved.newDepartures({ id: 2, departures })]).toEqual([[], []]);
  });

  test('has new departures until they are seen', async () => {
    const { newDepartures } = await connected(member);
    expect(newDepartures({ id: 1, departures })).toEqual(['2030-04-01']);
    expect(newDepartures({ id: 1 })).toEqual([]);
  });
});
