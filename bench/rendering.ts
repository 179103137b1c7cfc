import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { median } from './median.ts';
import { OWN_TREK, PEER_TREK, startNextSite } from './peers.ts';
import { cpuMs, residentMegabytes, startServer } from './server-process.ts';
import { ACCEPTED, ask, measure, type Run } from './serving.ts';

const REQUESTS = 200;
const ROUNDS = 5;

/**
 * Prints what a trek page costs a server that reads its data for each request, and one that keeps it. Ours does not render
 * again what was read before.
 */
export async function compareRendering(folder: string): Promise<void> {
  const reread = await startServer('sites/web/server/main.ts', undefined, { PAGE_CACHE_SECONDS: '0' });
  const kept = await startServer('sites/web/server/main.ts');
  const next = await startNextSite(folder);
  const bare = await serveBytes(await pageOf(kept.url + OWN_TREK));
  const nextPid = next.process.pid ?? 0;
  const servers = {
    'data reread, ours': { url: reread.url + OWN_TREK, cpu: reread.cpuMs },
    'data reread, next': { url: `${next.url}/dynamic${PEER_TREK}`, cpu: () => cpuMs(nextPid) },
    'kept, ours': { url: kept.url + OWN_TREK, cpu: kept.cpuMs },
    'kept, bare Node': { url: bare.url, cpu: () => Number.NaN },
  };
  const runs = new Map<string, Run[]>();
  for (const { url } of Object.values(servers)) await ask(url, 40);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url, cpu }] of Object.entries(servers)) {
      runs.set(name, [...(runs.get(name) ?? []), await measure(url, cpu, REQUESTS)]);
    }
  }
  console.log(`A trek page, 8 at once        pages/s   p99 ms   CPU ms/page   (median of ${ROUNDS})`);
  for (const [name, results] of runs) {
    const middle = (fact: keyof Run) => median(results.map((run) => run[fact]));
    console.log(
      `${name.padEnd(28)} ${middle('perSecond').toFixed(0).padStart(8)} ${middle('p99').toFixed(1).padStart(8)} ${middle('cpuMs').toFixed(2).padStart(13)}`,
    );
  }
  console.log(
    `Memory: ours ${reread.residentMegabytes().toFixed(0)} MB with API and database, next ${residentMegabytes(nextPid).toFixed(0)} MB. Load average: ${loadavg()[0]?.toFixed(1)}\n`,
  );
  bare.stop();
  await Promise.all([reread.stop(), kept.stop(), next.stop()]);
}

/** A page as it travels, packed. */
async function pageOf(address: string): Promise<{ bytes: Buffer; encoding: string }> {
  const [answer] = await once(get(address, { headers: ACCEPTED }), 'response');
  return { bytes: Buffer.concat(await answer.toArray()), encoding: answer.headers['content-encoding'] ?? 'identity' };
}

/** Sends the same bytes to every client: the limit. It shares this program's process. */
async function serveBytes(page: { bytes: Buffer; encoding: string }): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => response.setHeader('content-encoding', page.encoding).end(page.bytes));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
