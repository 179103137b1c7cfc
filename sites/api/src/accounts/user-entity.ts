import type { User } from '@trek/ui/api';
import type { UserRow } from '../store/schema.ts';

/** A user as its owner sees it. */
export function userEntity(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    fullname: row.fullname,
    role: row.role,
    phone: row.phone,
    googleId: row.google_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
