import { loadavg } from 'node:os';
import { interleave, medianOf, ROUNDS } from './median.ts';
import { startServer } from './server-process.ts';

const REQUESTS = 400;
const AT_ONCE = 8;
/** As a browser asks. */
export const ACCEPTED = { 'accept-encoding': 'gzip, br' };
const PAGES = ['/', '/treks', '/treks/everest-base-camp-trek'];

/**
 * Prints how many pages a second the site serves as a browser asks for them: cached, and with their data read again
 * each time.
 */
export async function measureServing(): Promise<void> {
  const cached = await startServer('sites/web/server/main.ts');
  const uncached = await startServer('sites/web/server/main.ts', undefined, { PAGE_CACHE_SECONDS: '0' });
  console.log(`Served, ${AT_ONCE} at once       pages/s   p99 ms   CPU ms/page   (median of ${ROUNDS})`);
  for (const page of PAGES) {
    await Promise.all([ask(cached.url + page, 400), ask(uncached.url + page, 100)]);
    const runs = await interleave(
      {
        cached: () => measure(cached.url + page, cached.cpuMs, REQUESTS),
        uncached: () => measure(uncached.url + page, uncached.cpuMs, REQUESTS / 4),
      },
      (run) => run(),
    );
    for (const [name, results] of Object.entries(runs)) {
      const middle = (fact: keyof Run, digits: number) => medianOf(results, (run) => run[fact]).toFixed(digits);
      console.log(
        `${page.padEnd(30)} ${name.padEnd(5)} ${middle('perSecond', 0).padStart(6)} ${middle('p99', 1).padStart(8)} ${middle('cpuMs', 2).padStart(10)}`,
      );
    }
  }
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
  await Promise.all([cached.stop(), uncached.stop()]);
}

export interface Run {
  perSecond: number;
  p99: number;
  cpuMs: number;
}

/** Asks for a page again and again. @param cpuMs tells what the server has used so far */
export async function measure(address: string, cpuMs: () => number, requests: number): Promise<Run> {
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()];
  const times = await ask(address, requests);
  return {
    perSecond: (1000 * requests) / (performance.now() - startedAt),
    p99: times.toSorted((one, other) => one - other)[Math.floor(requests * 0.99)] ?? Number.NaN,
    cpuMs: (cpuMs() - cpuBefore) / requests,
  };
}

/** Milliseconds of each request. */
export async function ask(address: string, requests: number): Promise<number[]> {
  const times: number[] = [];
  const visitor = async () => {
    while (times.length < requests) {
      const startedAt = performance.now();
      await (await fetch(address, { headers: ACCEPTED })).arrayBuffer();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return times;
}
