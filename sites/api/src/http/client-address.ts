import { isIP, isIPv4 } from 'node:net';
import type { ApiContext } from './api-context.ts';

const UNKNOWN = 'unknown';
/** Groups of an IPv6 address that name a subscriber's network, a /64; the other four they choose themselves. */
const NETWORK_GROUPS = 4;

/**
 * The network that a caller comes from: the address for IPv4, its /64 for IPv6, of which a subscriber has a whole one and
 * could change the rest at every request. Each trusted proxy has appended the address that it saw to `X-Forwarded-For`,
 * so as many entries count from the right; whatever is further left, the caller may have made up.
 */
export function clientNetwork(context: ApiContext, trustedProxies: number): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  const hops = [...forwarded, context.env?.incoming?.socket.remoteAddress ?? UNKNOWN];
  return networkOf(normalizeAddress(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? UNKNOWN));
}

/**
 * An IP address in its canonical spelling, without port, brackets or zone; one of IPv4 that is mapped into IPv6 as
 * IPv4. Everything else is 'unknown'.
 */
export function normalizeAddress(text: string): string {
  const [, bracketed, , ipv4] = /^(?:\[([^\]]*)\](:\d*)?|([\d.]+):\d*)$/.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? ipv4 ?? text.trim()).split('%');
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return UNKNOWN;
  const groups = groupsOf(address);
  if (!/^0:0:0:0:0:ffff:/.test(groups.join(':'))) return groups.join(':');
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** @param address as `normalizeAddress` gives it */
export function networkOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // The platform's URL writes an address in one way, but for `::`, which stands for as many zeros as are missing.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [split(left), split(right)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
