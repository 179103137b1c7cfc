import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { staleFacts } from '../sites/web/server/check-company.ts';

/** Builds the site, unless `TREK_BUILT=1` says that it was built just now, or its facts have errors and it was built before. */
if (process.env.TREK_BUILT !== '1' && (await staleFacts()).length === 0) {
  const { status } = spawnSync('pnpm', ['--filter', '@trek/web', 'run', 'build'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
