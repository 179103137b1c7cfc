/** Whether an address is one of this machine: what goes there is on no wire. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  // A database on a socket has no host.
  return /^(?:|localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
