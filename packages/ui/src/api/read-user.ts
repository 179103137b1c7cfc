import type { User } from './entities.ts';
import { readField } from './http/read-value.ts';

/** A text, or a number as text: some backends keep telephone numbers so. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || Number.isSafeInteger(value);

/** Fields that are null where an account has none. */
const NULLABLE = ['phone', 'googleId', 'avatar', 'postalAddress'] as const;
const DATES = ['createdAt', 'updatedAt'] as const;

/**
 * The user that a value holds, or null. Without the schema library, for every page restores its session with it, and most
 * pages need no schema at all. What `userSchema` takes is read alike; beyond that, an account is known by its id and
 * address, and what else can't be read is left out.
 */
export function readUserValue(value: unknown): User | null {
  const [id, email] = [readField(value, 'id'), readField(value, 'email')];
  if (!isId(id) || typeof email !== 'string') return null;
  const fullname = textOf(readField(value, 'fullname')) ?? email;
  const role = textOf(readField(value, 'role')) ?? 'user';
  const found = [...NULLABLE, ...DATES].map((name) => {
    const given = readField(value, name);
    const isNull = given === null && NULLABLE.some((nullable) => nullable === name);
    return [name, isNull ? null : textOf(given)] as const;
  });
  return { id, email, fullname, role, ...Object.fromEntries(found.filter(([, given]) => given !== undefined)) };
}
