import { type AuditEntry, writeAuditEntry } from '../store/audit-log.ts';
import type { AuditEvent } from '../store/schema.ts';
import type { ApiContext, HttpServices } from './api-context.ts';
import { clientNetworks } from './client-address.ts';
import type { KeyedHash } from './keyed-hash.ts';

interface Facts {
  /** Address of the operator who did it. */
  who?: string;
  /**
   * Address of the account it was done to. Stored as a hash, which only tells whether two entries are about the same
   * account.
   */
  account?: string;
  about?: string;
}

/** The hash by which the audit log knows an account. */
export const accountHashOf = (keyedHash: KeyedHash, email: string): string => keyedHash(`trail, account: ${email}`);

/** Writes an audit entry about a request. */
export function audit(services: HttpServices, context: ApiContext, event: AuditEvent, facts: Facts): Promise<void> {
  const { store, settings } = services;
  return writeAuditEntry(store, { ...auditEntryOf(services, context, facts), event }, settings.now());
}

/** The audit entry of a request, to be written in the transaction that does the work. */
export function auditEntryOf(
  { settings, keyedHash }: HttpServices,
  context: ApiContext,
  { who, account, about }: Facts,
): Omit<AuditEntry, 'event'> {
  const { network } = clientNetworks(context, settings.trustedProxies);
  return {
    who,
    about,
    accountHash: account === undefined ? undefined : accountHashOf(keyedHash, account),
    networkHash: keyedHash(`trail, network: ${network}`),
  };
}
