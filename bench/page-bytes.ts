import { brotliCompressSync, constants } from 'node:zlib';
import { startServer } from './server-process.ts';

const PAGES = ['/', '/treks', '/treks/everest-base-camp-trek', '/login', '/user-profile'];

const brotli = (data: Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength / 1000;

/** Prints, for each page, the JavaScript and the styles that its HTML names, in kB of 1000 bytes at brotli 11. */
export async function measurePages(): Promise<void> {
  const server = await startServer('sites/web/server/main.ts');
  const bytes = async (path: string) => Buffer.from(await (await fetch(new URL(path, server.url))).arrayBuffer());
  console.log('Page                              JS kB  CSS kB  HTML kB   (brotli 11)');
  for (const page of PAGES) {
    const html = await bytes(page);
    const named = (pattern: RegExp) => [
      ...new Set([...html.toString().matchAll(pattern)].map(([, path]) => path ?? '')),
    ];
    const sum = async (paths: string[]) => {
      const sizes = await Promise.all(paths.map(async (path) => brotli(await bytes(path))));
      return sizes.reduce((total, size) => total + size, 0);
    };
    const scripts = await sum(named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g));
    const styles = await sum(named(/href="(\/assets\/[^"]+\.css)"/g));
    console.log(
      `${page.padEnd(32)} ${scripts.toFixed(1).padStart(6)} ${styles.toFixed(1).padStart(7)} ${brotli(html).toFixed(1).padStart(8)}`,
    );
  }
  console.log(
    `Site at rest: ${server.residentMegabytes()?.toFixed(0)} MB; started in ${server.startMs.toFixed(0)} ms\n`,
  );
  await server.stop();
}
