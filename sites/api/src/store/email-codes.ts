import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '@trek/ui/internal/contract/requests';
import { newSecretId } from '../core/secret-id.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { EmailCodeRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** How long a code works from its request on, whether a mail was sent or not: a longer time would tell. */
export const CODE_MINUTES = 15;

/** With a key: of six digits, nothing else keeps a hash from being reversed by trial. */
type Hash = (text: string) => string;

const endOf = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();

/** 128 random bits: even a plain hash of them can't be reversed by trial. */
const idHashOf = (codeId: string) => createHash('sha256').update(codeId).digest('base64url');

const codeHashOf = (hash: Hash, idHash: string, code: string) => hash(`email code, ${idHash}: ${code}`);

/**
 * Stores a request for a code, and queues its mail. It does the same for requests that no mail answers.
 * @returns the id by which the code is entered
 */
export async function requestCode(
  store: Store,
  wanted: Pick<EmailCodeRow, 'purpose' | 'email' | 'trek_id' | 'user_id'>,
  language: string,
  now: Date,
): Promise<string> {
  const codeId = newSecretId();
  const id_hash = idHashOf(codeId);
  await inTransaction(store, async (transaction) => {
    const row = { ...wanted, id_hash, code_hash: null, expires_at: endOf(now) };
    await transaction.insertInto('email_codes').values(row).execute();
    await queueMail(transaction, { letter: 'email-code', idHash: id_hash, language }, now);
  });
  return codeId;
}

/** A code for its mail. */
export type DrawnCode = Pick<EmailCodeRow, 'email' | 'purpose'> & { code: string };

/**
 * Draws the code of a request, for its mail.
 * @returns undefined if no one waits for it, or no longer
 */
export async function drawCode(store: Store, hash: Hash, idHash: string, now: Date): Promise<DrawnCode | undefined> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const row = await store
    .updateTable('email_codes')
    .set({ code_hash: codeHashOf(hash, idHash, code) })
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now.toISOString())
    .where((column) => column.or([column('trek_id', 'is not', null), column('user_id', 'is not', null)]))
    .returning(['email', 'purpose'])
    .executeTakeFirst();
  return row && { ...row, code };
}

/** A request by the hash of its id; undefined: it was used, or has been deleted. */
export function codeRequest(store: Store, idHash: string): Promise<EmailCodeRow | undefined> {
  return store.selectFrom('email_codes').selectAll().where('id_hash', '=', idHash).executeTakeFirst();
}

/** An open request; undefined: it was used, has expired, or never was. */
export function openCode(store: Store, codeId: string, now: Date): Promise<EmailCodeRow | undefined> {
  return store
    .selectFrom('email_codes')
    .selectAll()
    .where('id_hash', '=', idHashOf(codeId))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Whether a code is the one that was mailed, in the same time for all. */
export function isCodeRight({ id_hash, code_hash }: EmailCodeRow, hash: Hash, code: string): boolean {
  const entered = Buffer.from(codeHashOf(hash, id_hash, code));
  // As much work where none was mailed.
  const mailed = Buffer.from(code_hash ?? ' '.repeat(entered.length));
  return timingSafeEqual(entered, mailed);
}

/** Uses a code up. Of two parallel calls one gets true. */
export async function takeCode(transaction: Store, { id_hash, code_hash }: EmailCodeRow): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('email_codes')
    .where('id_hash', '=', id_hash)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes codes that were never used. @returns how many */
export async function removeExpiredCodes(store: Store, now: Date): Promise<number> {
  const { numDeletedRows } = await store
    .deleteFrom('email_codes')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
