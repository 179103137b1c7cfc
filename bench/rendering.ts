import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { serveChanges } from './changing-backend.ts';
import type { Figures } from './goals.ts';
import { interleave, medianOf, ROUNDS } from './median.ts';
import { startNextSite, TREK } from './peers.ts';
import { cpuMs, residentMegabytes, startServer } from './server-process.ts';
import { ACCEPTED, ask, measure } from './serving.ts';

/** Enough that a server runs compiled code before it is measured. */
const WARM_UP = 400;
const REQUESTS = 300;
const SITE = 'sites/web/server/main.ts';

/** Prints what a trek page costs a server that renders it for each request, and one that keeps it. */
export async function compareRendering(folder: string): Promise<Figures> {
  const api = await startServer('sites/api/src/main.ts');
  const changes = await serveChanges(api.url);
  const again = await startServer(SITE, undefined, { PAGE_CACHE_SECONDS: '0', API_URL: changes.url });
  const reread = await startServer(SITE, undefined, { PAGE_CACHE_SECONDS: '0' });
  const cached = await startServer(SITE);
  const next = await startNextSite(folder);
  const bare = await serveBytes(await pageOf(cached.url + TREK));
  const nextPid = next.process.pid ?? 0;
  const servers = {
    'rendered again, ours': { url: again.url + TREK, cpu: again.cpuMs },
    'rendered again, next': { url: `${next.url}/dynamic${TREK}`, cpu: () => cpuMs(nextPid) },
    'data reread, ours': { url: reread.url + TREK, cpu: reread.cpuMs },
    'cached, ours': { url: cached.url + TREK, cpu: cached.cpuMs },
    'cached, bare Node': { url: bare.url, cpu: () => Number.NaN },
  };
  for (const { url } of Object.values(servers)) await ask(url, WARM_UP);
  const runs = await interleave(servers, ({ url, cpu }, name) =>
    measure(url, cpu, name.startsWith('cached') ? 10 * REQUESTS : REQUESTS),
  );
  console.log(`A trek page, 8 at once        pages/s   p99 ms   CPU ms/page   (median of ${ROUNDS})`);
  for (const [name, results] of Object.entries(runs)) {
    const [perSecond, p99, cpu] = [
      medianOf(results, (run) => run.perSecond).toFixed(0),
      medianOf(results, (run) => run.p99).toFixed(1),
      medianOf(results, (run) => run.cpuMs).toFixed(2),
    ];
    console.log(`${name.padEnd(28)} ${perSecond.padStart(8)} ${p99.padStart(8)} ${cpu.padStart(13)}`);
  }
  const memory = cached.residentMegabytes();
  console.log(
    `Memory: ours ${memory.toFixed(0)} MB with API and database, next ${residentMegabytes(nextPid).toFixed(0)} MB. Load average: ${loadavg()[0]?.toFixed(1)}\n`,
  );
  bare.stop();
  changes.stop();
  await Promise.all([again.stop(), reread.stop(), cached.stop(), next.stop(), api.stop()]);
  const cpuOf = (name: keyof typeof servers) => medianOf(runs[name], (run) => run.cpuMs);
  const speedOf = (name: keyof typeof servers) => medianOf(runs[name], (run) => run.perSecond);
  return {
    "server CPU of a page rendered again, of Next's": {
      all: cpuOf('rendered again, ours') / cpuOf('rendered again, next'),
    },
    'server CPU of a cached page, ms': { all: cpuOf('cached, ours') },
    'cached pages a second, of bare Node': { all: speedOf('cached, ours') / speedOf('cached, bare Node') },
    'memory with API and database, MB': { all: memory },
  };
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
