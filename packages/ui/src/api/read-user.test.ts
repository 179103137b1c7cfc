import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testUser } from '../testing/fixtures.ts';
import { userSchema } from './entities.ts';
import { readUserValue } from './read-user.ts';

const anything = fc.oneof(
  fc.constantFrom(undefined, null, '', 'text', 0, 7, 1.5, Number.NaN, 2 ** 60, true, {}, []),
  fc.anything(),
);
const FIELDS = ['id', 'email', 'fullname', 'role', 'phone', 'googleId', 'avatar', 'createdAt', 'updatedAt'];

test('every user that the contract’s schema accepts is valid, with any field changed or missing', () => {
  const changes = fc.dictionary(fc.constantFrom(...FIELDS, 'isAdmin'), anything, { maxKeys: 2 });
  fc.assert(
    fc.property(changes, fc.option(fc.constantFrom(...FIELDS)), (changed, missing) => {
      const { [missing ?? '']: _, ...value } = { ...testUser, ...changed } as Record<string, unknown>;
      const stored = JSON.parse(JSON.stringify(value));
      const user = userSchema.safeParse(stored).data;
      if (user) expect(readUserValue(stored)).toEqual(user);
    }),
    { numRuns: 1000 },
  );
});

test('every result is a user of the contract, without other fields', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue())), (value) => {
      const user = readUserValue(value);
      if (user) expect(userSchema.parse(user)).toEqual(user);
    }),
  );
});

test.each([
  ['without role, dates or phone', { role: null, createdAt: null, updatedAt: null, phone: undefined }, {}],
  ['with a numeric phone', { phone: 97_714_000_000 }, { phone: '97714000000' }],
  ['without a name', { fullname: null }, { fullname: 'maya@example.com' }],
])('a user %s is valid', (_what, given, read) => {
  const { id, email, fullname } = testUser;
  expect(readUserValue({ id, email, fullname, ...given })).toEqual({ id, email, fullname, role: 'user', ...read });
});

test.each([null, 'maya', [], {}, { id: 7 }, { email: 'maya@example.com' }, { id: {}, email: 'maya@example.com' }])(
  '%j is not a user',
  (value) => {
    expect(readUserValue(value)).toBeNull();
  },
);
