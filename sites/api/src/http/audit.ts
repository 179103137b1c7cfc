import { type AuditEntry, writeAuditEntry } from '../store/audit-log.ts';
import type { AuditEvent } from '../store/schema.ts';
import type { ApiContext, HttpServices } from './api-context.ts';
import { clientNetwork } from './client-address.ts';

interface Facts {
  /** The operator who did it, by address. */
  who?: string;
  /** The address of the account that it was done to. It is kept as a hash: the same one is known again, and no more. */
  account?: string;
  about?: string;
}

/** Writes down what somebody did or tried by a request. */
export function audit(services: HttpServices, context: ApiContext, event: AuditEvent, facts: Facts): Promise<void> {
  const { store, settings } = services;
  return writeAuditEntry(store, { ...auditEntryOf(services, context, facts), event }, settings.now());
}

/** What a trail says of a request, for what is written down in the transaction that does it. */
export function auditEntryOf(
  { settings, keyedHash }: HttpServices,
  context: ApiContext,
  { who, account, about }: Facts,
): Omit<AuditEntry, 'event'> {
  const network = clientNetwork(context, settings.trustedProxies);
  return {
    who,
    about,
    accountHash: account === undefined ? undefined : keyedHash(`trail, account: ${account}`),
    networkHash: keyedHash(`trail, network: ${network}`),
  };
}
