/** Whether an address is on this machine, so that traffic to it crosses no network. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  // A database on a socket has no host.
  return /^(?:|localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Whether a server that listens on this name or address is out of others' reach. */
export function isLoopbackHost(host: string): boolean {
  const address = `http://${host.includes(':') ? `[${host}]` : host}`;
  return URL.canParse(address) && isLoopback(address);
}
