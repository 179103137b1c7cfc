import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../provider/browser-ports.ts';
import * as given from './booking.machine.test-cases.ts';
import { readStoredDraft, removeStoredDraft, writeStoredDraft } from './stored-draft.ts';

describe('a half-finished booking', () => {
  test.each([
    ['begun before signing in goes on for whoever signs in', null, 'mira', true],
    ['begun before signing in goes on for an anonymous visitor', null, null, true],
    ['goes on for its owner', 'mira', 'mira', true],
    ['is hidden while nobody is signed in', 'mira', null, false],
    ['is not handed to somebody else', 'mira', 'dawa', false],
  ])('%s', (_, owner, visitor, isGiven) => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, owner, given.saved);
    expect(readStoredDraft(drafts, 12, visitor)).toEqual(isGiven ? given.saved : null);
  });

  test('waits for its owner while nobody is signed in', () => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, 'mira', given.saved);
    readStoredDraft(drafts, 12, null);
    expect(readStoredDraft(drafts, 12, 'mira')).toEqual(given.saved);
  });

  test('is forgotten as soon as somebody else signs in', () => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, 'mira', given.saved);
    readStoredDraft(drafts, 12, 'dawa');
    expect(readStoredDraft(drafts, 12, 'mira')).toBeNull();
  });

  test('is kept apart for each trek, and can be removed', () => {
    const drafts = memoryStorage();
    writeStoredDraft(drafts, 12, null, given.saved);
    expect(readStoredDraft(drafts, 13, null)).toBeNull();
    removeStoredDraft(drafts, 12);
    expect(readStoredDraft(drafts, 12, null)).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '{"owner":null}',
    JSON.stringify({ owner: null, saved: { ...given.saved, draft: {} } }),
    JSON.stringify({ owner: null, saved: { ...given.saved, travelers: 0 } }),
    JSON.stringify({ owner: null, saved: { ...given.saved, option: 'barter' } }),
    JSON.stringify(given.saved),
  ])('of another shape counts as none: %s', (text) => {
    expect(readStoredDraft(memoryStorage({ 'booking.12': text }), 12, null)).toBeNull();
  });
});
