import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../provider/browser-ports.ts';
import * as given from '../booking.machine.test-cases.ts';
import { readStoredDraft, removeStoredDraft, writeStoredDraft } from './stored-draft.ts';

const owned = { ...given.saved, owner: 'mira' };

describe('a half-finished booking', () => {
  test.each([
    ['begun before signing in continues for the visitor who signs in', null, 'mira', true],
    ['begun before signing in continues for an anonymous visitor', null, null, true],
    ['continues for its owner', 'mira', 'mira', true],
    ['is hidden without a session', 'mira', null, false],
    ['is hidden from another person', 'mira', 'dawa', false],
  ])('%s', (_, owner, visitor, isGiven) => {
    const drafts = memoryStorage();
    const saved = { ...given.saved, owner };
    writeStoredDraft(drafts, 12, saved);
    expect(readStoredDraft(drafts, 12, visitor)).toEqual(isGiven ? saved : null);
  });

  test('waits for its owner without a session', () => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, owned);
    readStoredDraft(drafts, 12, null);
    expect(readStoredDraft(drafts, 12, 'mira')).toEqual(owned);
  });

  test('P10: is forgotten as soon as another person signs in', () => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, owned);
    readStoredDraft(drafts, 12, 'dawa');
    expect(drafts.read('booking.12')).toBeNull();
  });

  test('is separate for each trek, and can be removed', () => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, given.saved);
    expect(readStoredDraft(drafts, 13, null)).toBeNull();
    removeStoredDraft(drafts, 12);
    expect(readStoredDraft(drafts, 12, null)).toBeNull();
  });

  const stored = (saved: object, version: unknown = 1) => JSON.stringify({ version, saved });

  test.each([
    '',
    '{',
    'null',
    '{"owner":null}',
    stored({ ...given.saved, draft: {} }),
    stored({ ...given.saved, travelers: 0 }),
    stored({ ...given.saved, option: 'barter' }),
    stored({ ...given.saved, owner: 7 }),
    stored(given.saved, 0),
    stored(given.saved, 2),
    JSON.stringify({ owner: null, saved: given.saved }),
    JSON.stringify(given.saved),
  ])('with another shape or version is ignored and removed: %s', (text) => {
    const drafts = memoryStorage({ 'booking.12': text });
    expect([readStoredDraft(drafts, 12, null), drafts.read('booking.12')]).toEqual([null, null]);
  });

  test('with this version is read back unchanged', () => {
    expect(readStoredDraft(memoryStorage({ 'booking.12': stored(given.saved) }), 12, null)).toEqual(given.saved);
  });
});
