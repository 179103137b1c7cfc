import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Faults between two programs on a network. */
export const NETWORK_FAULTS = [
  'refused',
  'reset at once',
  'reset in mid-answer',
  'silence',
  'slow bytes',
  'half-closed',
  'garbage',
  'cut answer',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

/** So much of an answer comes through before it is broken off. */
const BEGINNING_BYTES = 40;
const SLOW_BYTE_INTERVAL_MS = 200;

/** Passes connections on to a port of this machine, well or with one fault, which connections that are open get too. */
export async function startFaultyRelay(targetPort: number) {
  let fault: NetworkFault | undefined;
  const pairs = new Set<readonly [near: Socket, far: Socket]>();

  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => {});
    if (fault === 'reset at once') {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => near.destroy());
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on('data', (bytes) => fault === 'silence' || far.write(bytes));
    near.on('end', () => far.end());
    near.on('close', () => far.destroy());
    far.on('data', (bytes) => pass(bytes, near));
    far.on('end', () => near.end());
    far.on('close', () => {
      near.destroy();
      pairs.delete(pair);
    });
    if (fault === 'half-closed') near.end();
  });

  function pass(bytes: Buffer, near: Socket): void {
    if (!fault) near.write(bytes);
    else if (fault === 'garbage') near.write(bytes.map((byte) => byte ^ 0x5a));
    else if (fault === 'cut answer') near.end(bytes.subarray(0, BEGINNING_BYTES));
    else if (fault === 'reset in mid-answer')
      near.write(bytes.subarray(0, BEGINNING_BYTES), () => near.resetAndDestroy());
    else if (fault === 'slow bytes') void trickle(bytes, near);
  }

  async function trickle(bytes: Buffer, near: Socket): Promise<void> {
    for (const byte of bytes) {
      if (near.destroyed) return;
      near.write(Buffer.of(byte));
      await new Promise((resolve) => setTimeout(resolve, SLOW_BYTE_INTERVAL_MS));
    }
  }

  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const dropAll = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    port,
    begin(next: NetworkFault) {
      fault = next;
      if (next === 'refused') server.close();
      if (next === 'refused' || next === 'reset at once') dropAll();
      if (next === 'half-closed') for (const [near] of pairs) near.end();
    },
    async end() {
      const wasRefused = fault === 'refused';
      fault = undefined;
      dropAll();
      if (wasRefused) await listen(port);
    },
    close() {
      dropAll();
      server.close();
    },
  };
}
