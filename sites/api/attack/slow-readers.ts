import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { MEGABYTE, residentBytes } from './resident-bytes.ts';

/**
 * Connects callers who ask and never read, and prints what they cost:
 * `slow-readers.ts <port> <pid> <callers> <requests> <path> <encoding> <seconds>`, where it looks for so many seconds at
 * most. A process of its own, so that nothing else that runs beside it reads or writes for them.
 */
const [portText, pidText, callersText, requestsText, path, encoding, secondsText] = process.argv.slice(2);
const port = Number(portText);
const pid = Number(pidText);

const POLL_INTERVAL_MS = 250;
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: trek.example\r\nAccept-Encoding: ${encoding}\r\n\r\n`;

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
const look = () => {
  most = Math.max(most, residentBytes(pid));
};
for (let count = 0; count < Number(callersText); count += 1) {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(REQUEST.repeat(Number(requestsText)));
  look();
}
const startedAt = performance.now();
const elapsedMs = () => Math.round(performance.now() - startedAt);
while (held() > 0 && elapsedMs() < Number(secondsText) * 1000) {
  look();
  await setTimeout(POLL_INTERVAL_MS);
}
console.log(JSON.stringify({ held: held(), freedAfterMs: elapsedMs(), grewByMb: (most - before) / MEGABYTE }));
process.exit();
