import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the site, unless `TREK_BUILT=1` says that it was built just now. */
if (process.env.TREK_BUILT !== '1') {
  const { status } = spawnSync('pnpm', ['--filter', '@trek/web', 'run', 'build'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
