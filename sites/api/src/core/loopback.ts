/** Whether an address is on this machine, so that traffic to it crosses no network. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  // A database on a socket has no host.
  return /^(?:|localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
