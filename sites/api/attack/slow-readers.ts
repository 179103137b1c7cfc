import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { MEGABYTE, residentBytes } from './resident-bytes.ts';

/**
 * Connects callers who ask and never read, and prints what they cost: `slow-readers.ts <port> <pid> <callers> <requests>`.
 * A process of its own, so that nothing else that runs beside it reads or writes for them.
 */
const [port = 0, pid = 0, callers = 0, requests = 0] = process.argv.slice(2).map(Number);

const LOOK_EVERY_MS = 250;
const LOOKED_AT_FOR_MS = 60_000;
const REQUEST = 'GET /trek/all HTTP/1.1\r\nHost: trek.example\r\n\r\n';

/** Connections that the server has not closed. The callers can't tell: they do not read. */
function held(): number {
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  const ofServer = new RegExp(`^ *\\d+: \\S+:${local} \\S+ 01 `);
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => ofServer.test(line)).length;
}

const before = residentBytes(pid);
let most = before;
for (let count = 0; count < callers; count += 1) {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(REQUEST.repeat(requests));
}
const startedAt = performance.now();
const elapsedMs = () => Math.round(performance.now() - startedAt);
while (held() > 0 && elapsedMs() < LOOKED_AT_FOR_MS) {
  most = Math.max(most, residentBytes(pid));
  await setTimeout(LOOK_EVERY_MS);
}
console.log(JSON.stringify({ held: held(), freedAfterMs: elapsedMs(), grewByMb: (most - before) / MEGABYTE }));
process.exit();
