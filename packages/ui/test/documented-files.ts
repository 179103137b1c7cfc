import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeBlocks, EXAMPLE_BACKEND, readmeFiles } from './readme.ts';

const packageFolder = join(import.meta.dirname, '..');

/** The guides, in their order. */
export const GUIDES = globSync(join(packageFolder, 'guides/*.md')).sort();

/**
 * Every file that README and guides show, by its place in a host.
 * @param readme the packed one
 * @throws Error where two pages show different files under one name
 */
export async function pageFiles(readme: string, backendUrl = EXAMPLE_BACKEND): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const page of [readme, ...GUIDES]) {
    for (const [file, code] of Object.entries(await readmeFiles(page, backendUrl))) {
      if ((files[file] ?? code) !== code) throw new Error(`${page} has another ${file} than the pages before.`);
      files[file] = code;
    }
  }
  return files;
}

/** The same with every example. */
export async function documentedFiles(readme: string, backendUrl = EXAMPLE_BACKEND): Promise<Record<string, string>> {
  const folder = join(packageFolder, 'examples');
  const examples = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return [`src/examples/${file}`, code.replaceAll(EXAMPLE_BACKEND, backendUrl)];
  });
  return { ...(await pageFiles(readme, backendUrl)), ...Object.fromEntries(examples) };
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, code] of Object.entries(files)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
}

/** The packages that a host installs to test its page, as the guide says. */
const TEST_TOOLS = ['jsdom', 'msw', '@testing-library/dom', '@testing-library/react', '@testing-library/user-event'];

export async function addTestTools(folder: string): Promise<void> {
  const tools = TEST_TOOLS.map((name) => [name, join(packageFolder, 'node_modules', name)] as const);
  for (const [name, place] of [...tools, ['vitest', join(packageFolder, '../../node_modules/vitest')] as const]) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(place, link);
  }
}

/** Packages that the guides name beside React: React Router and the tools for tests as they are, and a substitute for Next. */
export async function addFrameworks(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await symlink(join(packageFolder, 'node_modules/react-router'), join(folder, 'node_modules/react-router'));
  await cp(join(import.meta.dirname, 'mount/next.tsx'), join(folder, 'src/next.tsx'));
  await addTestTools(folder);
}

/** The content policy that its guide recommends. */
export async function documentedPolicy(backendUrl: string): Promise<string> {
  const blocks = await codeBlocks(join(packageFolder, 'guides/content-policy.md'));
  const header = blocks.find(({ language }) => language === 'http')?.code ?? '';
  const [, policy = ''] = /^Content-Security-Policy:\s(.+)$/s.exec(header) ?? [];
  return policy.replaceAll(/\s+/g, ' ').trim().replaceAll(EXAMPLE_BACKEND, backendUrl);
}
