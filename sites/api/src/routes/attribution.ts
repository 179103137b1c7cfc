import type { ApiContext } from '../http/api-context.ts';
import type { Touch } from '../store/attribution.ts';
import type { Services } from './services.ts';

interface Sent {
  partner?: string | undefined;
  partnerRef?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

/**
 * The seller of a booking and the notes beside it, as far as they count: anyone can write anything into a call, but a browser
 * says from which page it comes. A page that names a partner from elsewhere books all the same.
 */
export function touchOf(context: ApiContext, { settings, catalogue }: Services, sent: Sent): Touch {
  const origin = context.req.header('Origin') ?? '';
  const partner = catalogue.partnerAt(origin);
  const isOwn = partner !== undefined && partner.id === sent.partner;
  if (sent.partner !== undefined && !isOwn) {
    const message = 'a booking names a partner from a page that is not one of its active origins';
    settings.log({ level: 'warn', message, partner: sent.partner });
  }
  return {
    partner: isOwn
      ? { id: partner.id, ref: sent.partnerRef ?? null, commissionPercent: partner.commissionPercent }
      : undefined,
    isOperators: origin === new URL(settings.publicUrl).origin,
    metadata: sent.metadata,
  };
}
