import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_BACKEND, readmeFiles } from './readme.ts';

const packageFolder = join(import.meta.dirname, '..');

/** The guides, in their order. */
export const GUIDES = globSync(join(packageFolder, 'src/guides/*.mdx')).sort();

/**
 * Every file that README, guides and examples show, by its place in a host.
 * @param readme the packed one
 * @throws Error where two pages show different files under one name
 */
export async function documentedFiles(readme: string, backendUrl = EXAMPLE_BACKEND): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const page of [readme, ...GUIDES]) {
    for (const [file, code] of Object.entries(await readmeFiles(page, backendUrl))) {
      if ((files[file] ?? code) !== code) throw new Error(`${page} has another ${file} than the pages before.`);
      files[file] = code;
    }
  }
  const folder = join(packageFolder, 'examples');
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder })) {
    files[`src/examples/${file}`] = readFileSync(join(folder, file), 'utf8').replaceAll(EXAMPLE_BACKEND, backendUrl);
  }
  return files;
}
