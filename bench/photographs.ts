import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../sites/api/src/content/read-content.ts';
import { Photographs } from '../sites/api/src/photos/photographs.ts';
import { noisyPhoto } from '../sites/api/test/photo.ts';
import type { Figures } from './goals.ts';
import { interleave, inWords, medianOf, ROUNDS } from './median.ts';
import { launchBrowser, NEXT_PAGES, startNextSite, TREK } from './peers.ts';
import { root, startServer } from './server-process.ts';
import { visit } from './visit.ts';

/** Photographs of the trek that is looked at; every other subject has one of its own. */
const PHOTOS_OF_A_TREK = 8;
const KINDS = ['treks', 'countries', 'regions', 'posts'];

/** Prints what pages weigh with drawings and with photographs that compress as badly as a camera's, beside Next's. */
export async function measurePhotographs(folder: string): Promise<Figures> {
  const settings = await photographed(mkdtempSync(join(tmpdir(), 'trek-bench-photos-')));
  const drawn = await startServer('sites/web/server/main.ts');
  const shown = await startServer('sites/web/server/main.ts', settings.DATA_DIR, settings);
  const next = await startNextSite(folder);
  const browser = await launchBrowser();
  const ratios: Record<string, number> = {};
  console.log(`First visit on a phone, median of ${ROUNDS}`);
  for (const [page, path] of Object.entries(NEXT_PAGES)) {
    const visits = await interleave(
      { drawings: drawn.url + path, photographs: shown.url + path, next: next.url + path },
      (address) => visit(browser, address),
    );
    for (const [name, results] of Object.entries(visits)) {
      const [kb, cpu, paint] = (['totalKb', 'mainThreadMs', 'largestPaintMs'] as const).map((fact) =>
        inWords(medianOf(results, (one) => one[fact])),
      );
      console.log(`${page} ${name}`.padEnd(20), `${kb} kB, ${cpu} ms, painted after ${paint} ms`);
    }
    const kb = (results: typeof visits.next) => medianOf(results, ({ totalKb }) => totalKb);
    ratios[page] = kb(visits.photographs) / kb(visits.next);
  }
  console.log();
  await browser.close();
  await Promise.all([drawn.stop(), shown.stop(), next.stop()]);
  return { "all bytes with photographs, of Next's": ratios };
}

/** A copy of the catalogue with photographs, their sizes made. Eight are made; the other subjects have copies of them. */
async function photographed(folder: string): Promise<Record<'DATA_DIR' | 'CONTENT_DIR', string>> {
  const [content, uploads, cache] = [join(folder, 'content'), join(folder, 'uploads'), join(folder, 'cache', 'photos')];
  cpSync(join(root, 'sites/api/content'), content, { recursive: true });
  mkdirSync(uploads);
  const originals = Array.from({ length: PHOTOS_OF_A_TREK }, (_, index) => `original-${index}`);
  for (const original of originals) writeFileSync(join(uploads, `${original}.jpg`), await noisyPhoto());
  const trek = join(content, `${TREK.slice(1)}.json`);
  write(trek, originals);
  const startedAt = performance.now();
  await make(folder, content);
  console.log(
    `The sizes of ${originals.length} photographs took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  const made = readdirSync(cache);
  for (const [index, path] of KINDS.flatMap((kind) =>
    readdirSync(join(content, kind)).map((name) => join(content, kind, name)),
  ).entries()) {
    if (path === trek) continue;
    const original = originals[index % originals.length] ?? '';
    const copy = `copy-${index}`;
    cpSync(join(uploads, `${original}.jpg`), join(uploads, `${copy}.jpg`));
    for (const file of made.filter((name) => name.startsWith(original)))
      cpSync(join(cache, file), join(cache, file.replace(original, copy)));
    write(path, [copy]);
  }
  await make(folder, content);
  return { DATA_DIR: folder, CONTENT_DIR: content };
}

function write(path: string, names: readonly string[]): void {
  const images = names.map((name) => ({ file: `${name}.jpg`, alt: 'A photograph' }));
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), images }));
}

async function make(folder: string, contentFolder: string): Promise<void> {
  const { content } = await readContent(contentFolder);
  const folders = { uploads: join(folder, 'uploads'), cache: join(folder, 'cache', 'photos') };
  const photographs = await Photographs.open(folders, content, console.error);
  await photographs.make(async () => {});
  photographs.stop();
}
