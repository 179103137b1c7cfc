import { isIP, isIPv4 } from 'node:net';
import type { ApiContext } from './api-context.ts';

const UNKNOWN = 'unknown';
/** Groups of an IPv6 address that identify a subscriber's network, a /64. Subscribers choose the other four. */
const NETWORK_GROUPS = 4;
/**
 * Groups of what a customer of a provider may have, a /48.
 * Source: https://www.ripe.net/publications/docs/ripe-690/#4-2-2
 */
const SITE_GROUPS = 3;
/** Bytes of an IPv4 address that its neighbors share, a /24: the smallest network that is routed by itself. */
const SITE_BYTES = 3;

export interface Networks {
  /** Of one subscriber. */
  network: string;
  /** Of one customer of a provider, who may have thousands of such networks; or of neighbors. */
  site: string;
}

/**
 * The networks of a caller: the address for IPv4, the /64 for IPv6, because a subscriber can use a new address of it for
 * every request. Each trusted proxy appended the address that it saw to `X-Forwarded-For`, so that many entries count
 * from the right; the caller may have made up the rest.
 */
export function clientNetworks(context: ApiContext, trustedProxies: number): Networks {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? [];
  const hops = [...forwarded, context.env?.incoming?.socket.remoteAddress ?? UNKNOWN];
  const address = normalizeAddress(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? UNKNOWN);
  return { network: networkOf(address), site: siteOf(address) };
}

/**
 * The canonical spelling of an IP address, without port, brackets or zone. IPv4 mapped into IPv6 becomes IPv4. Anything
 * else is 'unknown'.
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

/** @param address a result of `normalizeAddress` */
export function networkOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** @param address a result of `normalizeAddress` */
export function siteOf(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, SITE_GROUPS).join(':')}::/48`;
  return address.includes('.') ? `${address.split('.').slice(0, SITE_BYTES).join('.')}.0/24` : address;
}

/** The eight groups of an IPv6 address, lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  // `URL` normalizes an address except for `::`, which replaces as many zero groups as are missing.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [split(left), split(right)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
