import { brotliCompressSync, constants } from 'node:zlib';
import type { Figures } from './goals.ts';
import { OWN_PAGES } from './peers.ts';
import { startServer } from './server-process.ts';

/** Printed beside them, without a goal. */
const OTHERS = { 'sign-in': '/login', profile: '/user-profile' };

const brotli = (data: Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength / 1000;

/** Prints, for each page, the JavaScript before the first interaction and the styles, in kB of 1000 bytes at brotli 11. */
export async function measurePages(): Promise<Figures> {
  const server = await startServer('sites/web/server/main.ts');
  const bytes = async (path: string) => Buffer.from(await (await fetch(new URL(path, server.url))).arrayBuffer());
  const scriptKb: Record<string, number> = {};
  console.log('Page                              JS kB  CSS kB  HTML kB   (brotli 11)');
  for (const [name, page] of Object.entries({ ...OWN_PAGES, ...OTHERS })) {
    const html = await bytes(page);
    const named = (pattern: RegExp) => [
      ...new Set([...html.toString().matchAll(pattern)].map(([, path]) => path ?? '')),
    ];
    const sum = async (paths: string[]) => {
      const sizes = await Promise.all(paths.map(async (path) => brotli(await bytes(path))));
      return sizes.reduce((total, size) => total + size, 0);
    };
    const isFetched = !html.includes('data-need="on-interaction"');
    const inline = named(/<script>(.*?)<\/script>/g).join('');
    const scripts = brotli(Buffer.from(inline)) + (isFetched ? await sum(named(/src="(\/assets\/[^"]+\.js)"/g)) : 0);
    if (name in OWN_PAGES) scriptKb[name] = scripts;
    const styles = await sum(named(/href="(\/assets\/[^"]+\.css)"/g));
    console.log(
      `${page.padEnd(32)} ${scripts.toFixed(1).padStart(6)} ${styles.toFixed(1).padStart(7)} ${brotli(html).toFixed(1).padStart(8)}`,
    );
  }
  console.log(
    `Site at rest: ${server.residentMegabytes()?.toFixed(0)} MB; started in ${server.startMs.toFixed(0)} ms\n`,
  );
  await server.stop();
  return { 'script before the first interaction, Brotli 11, kB': scriptKb };
}
