import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server as Node makes it, for controls: it waits for callers who do not read, with a copy of the answer for each.
 */
const ANSWER_BYTES = 3_000_000;
const server = createServer((_, answer) => answer.end(Buffer.alloc(ANSWER_BYTES, 'x')));
server.listen(0, '127.0.0.1', () => console.log(`listens on port ${(server.address() as AddressInfo).port}`));
