import type { User } from './entities.ts';
import { readField } from './read-value.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is string | number => isText(value) || Number.isSafeInteger(value);
const isMissing = (value: unknown): value is undefined => value === undefined;
const isOptionalText = (value: unknown): value is string | null | undefined =>
  isMissing(value) || value === null || isText(value);

/** Fields that may be missing or null, and those that may only be missing. */
const NULLABLE = ['phone', 'googleId', 'avatar'] as const;
const OPTIONAL = ['createdAt', 'updatedAt'] as const;

/**
 * The user that a value holds, or null. Takes what `userSchema` takes, without the schema library: every page restores
 * its session with it, and most pages need no schema at all.
 */
export function readUserValue(value: unknown): User | null {
  const [id, email, fullname] = ['id', 'email', 'fullname'].map((name) => readField(value, name));
  const role = readField(value, 'role') ?? (readField(value, 'role') === null ? null : 'user');
  if (!isId(id) || !isText(email) || !isText(fullname) || !isText(role)) return null;
  const nullable = NULLABLE.map((name) => [name, readField(value, name)] as const);
  const optional = OPTIONAL.map((name) => [name, readField(value, name)] as const);
  if (!nullable.every(([, found]) => isOptionalText(found))) return null;
  if (!optional.every(([, found]) => isMissing(found) || isText(found))) return null;
  const found = [...nullable, ...optional].filter(([, given]) => !isMissing(given));
  return { id, email, fullname, role, ...Object.fromEntries(found) };
}
