import { expect, test } from 'vitest';
import { forgetOthersDrafts } from '../../../account/session/draft-owners.ts';
import { readStoredTraveler, removeStoredTraveler, writeStoredTraveler } from './stored-traveler.ts';
import { NO_DETAILS } from './travelers.rules.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => {
      values.set(key, value);
      return true;
    },
    remove: (key: string) => void values.delete(key),
    subscribe: () => () => {},
    values,
  };
}
const second = { bookingId: 45, position: 2, owner: '7' };
const typed = { ...NO_DETAILS, passportName: 'Maya Gurung' };

test('a traveler’s draft is read only by its author, and for that traveler', () => {
  const drafts = memory();
  writeStoredTraveler(drafts, second, typed);
  expect(readStoredTraveler(drafts, second)).toEqual(typed);
  expect(readStoredTraveler(drafts, { ...second, owner: '8' })).toBeNull();
  expect(readStoredTraveler(drafts, { ...second, position: 1 })).toBeNull();
});

test('a traveler’s draft is removed with the next account, and once it is saved', () => {
  const drafts = memory();
  writeStoredTraveler(drafts, second, typed);
  forgetOthersDrafts(drafts, '8');
  expect(readStoredTraveler(drafts, second)).toBeNull();
  writeStoredTraveler(drafts, second, typed);
  removeStoredTraveler(drafts, second);
  expect([...drafts.values.values()].join()).not.toContain('Maya');
});

test('an unreadable draft counts as none', () => {
  const drafts = memory();
  drafts.write('traveler.45.2', '{');
  expect(readStoredTraveler(drafts, second)).toBeNull();
});
