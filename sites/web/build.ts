import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { addBuild, removeOldBuilds } from './server/builds.ts';
import { notePrints } from './server/check-company.ts';

/** Builds the site beside the builds that are being served. Run by the package manager, which knows where vite is. */

async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd: import.meta.dirname, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

const vite = (...args: string[]) => run('vite', 'build', '--logLevel', 'warn', ...args);

try {
  const name = await addBuild(async (folder) => {
    await notePrints(folder);
    await Promise.all([
      vite('--outDir', join(folder, 'client')),
      vite('--ssr', 'src/entry-server.tsx', '--outDir', join(folder, 'server')),
      run(process.execPath, '../../packages/elements/build.ts', join(folder, 'elements', elements.version)),
    ]);
  });
  await removeOldBuilds(name);
} catch (error) {
  console.error(`The site was not built, and the last build stays. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
