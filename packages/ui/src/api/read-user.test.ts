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

test('a stored user is read as the schema of the contract reads it, with any field changed or missing', () => {
  const changes = fc.dictionary(fc.constantFrom(...FIELDS, 'isAdmin'), anything, { maxKeys: 2 });
  fc.assert(
    fc.property(changes, fc.option(fc.constantFrom(...FIELDS)), (changed, missing) => {
      const { [missing ?? '']: _, ...value } = { ...testUser, ...changed } as Record<string, unknown>;
      const stored = JSON.parse(JSON.stringify(value));
      expect(readUserValue(stored)).toEqual(userSchema.safeParse(stored).data ?? null);
    }),
    { numRuns: 1000 },
  );
});

test('whatever is no user is none, as for the schema', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readUserValue(value)).toEqual(userSchema.safeParse(value).data ?? null);
    }),
  );
});
