import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder in memory for the databases of tests. They are many small files, and a disk can take thirty times as long to
 * create one. It goes when this process ends.
 * @param enoughBytes that have to be free. Default 4 GiB
 * @returns undefined where the machine has no such memory
 */
export function memoryFolder(memory = '/dev/shm', enoughBytes = 4 * 1024 ** 3): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < enoughBytes) return undefined;
    const folder = mkdtempSync(join(memory, 'trek-tests-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    // PostgreSQL does not run as root: its own user has to reach its files.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
