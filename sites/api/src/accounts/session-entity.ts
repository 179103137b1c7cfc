import type { SignedInDevice } from '@trek/ui/api';
import type { SessionRow } from '../store/schema.ts';

/** A session as its owner sees it. */
export function sessionEntity(row: SessionRow, isCurrent: boolean): SignedInDevice {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    begunAt: row.begun_at,
    seenAt: row.seen_at,
    isCurrent,
  };
}
