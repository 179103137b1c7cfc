import type { ApiContext } from './api-context.ts';

/**
 * The network address of the caller. Each trusted proxy has appended the address that it saw to `X-Forwarded-For`, so
 * as many entries count from the right; whatever stands further left, the caller may have made up.
 */
export function clientAddress(context: ApiContext, trustedProxies: number): string {
  const forwarded =
    context.req
      .header('X-Forwarded-For')
      ?.split(',')
      .map((entry) => entry.trim()) ?? [];
  const hops = [...forwarded, context.env?.incoming?.socket.remoteAddress ?? 'unknown'];
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? 'unknown';
}
