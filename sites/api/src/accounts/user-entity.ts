import { type Announcement, BACKEND_CAPABILITIES, type User } from '@trek/ui/api';
import type { UserRow } from '../store/schema.ts';

/** A user as its owner sees it, with what this backend can do beyond the contract. */
export function userEntity(row: UserRow): User & Announcement {
  return {
    id: row.id,
    email: row.email,
    fullname: row.fullname,
    role: row.role,
    phone: row.phone,
    googleId: row.google_id,
    postalAddress: row.postal_address,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    capabilities: BACKEND_CAPABILITIES,
  };
}
