import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readBuildManifest } from '../server/build-manifest.ts';

/** The files of a build with these chunks beside those of all pages. */
async function assetsWith(...sources: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'trek-build-'));
  await mkdir(join(folder, '.vite'));
  const shared = ['src/entry-client.tsx', 'src/shell/late-trek-tools.tsx', 'src/shell/toast-container.tsx'];
  const chunks = Object.fromEntries(
    [...shared, ...sources].map((source) => [source, { file: `assets/${source.replace(/\W/g, '-')}.js` }]),
  );
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
  return readBuildManifest('own', pathToFileURL(`${folder}/`));
}

test('code ahead of a press is listed beside the page’s own scripts', async () => {
  const { scripts, ahead } = (await assetsWith('src/page.tsx', 'src/late.tsx'))(['src/page.tsx'], ['src/late.tsx']);
  expect(scripts).toEqual(['/assets/src-page-tsx.js', '/assets/src-entry-client-tsx.js']);
  expect(ahead).toEqual(['/assets/src-late-tsx.js']);
});

test('a file that the build lacks is an error with its name', async () => {
  const assetsOf = await assetsWith('src/page.tsx');
  expect(() => assetsOf(['src/page.tsx'], ['src/moved.tsx'])).toThrow('The build has no src/moved.tsx');
});
