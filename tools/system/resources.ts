import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** Something is missing on this machine, and no code is wrong: runners print the message alone, without a stack. */
export class MachineFault extends Error {
  override stack = this.message;
}

/** A free TCP port on the loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const TIMEOUT_MS = 300_000;
/** Two layers may install at once: the second waits for the first. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=120'];

/**
 * Installs a package of the system, where it has `apt-get` and this user may. Whether it is there now is for the caller
 * to see, who also knows what else will do.
 */
export function installPackage(name: string): void {
  const options = { stdio: 'ignore', timeout: TIMEOUT_MS } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', [...WAIT_FOR_OTHERS, 'install', '-y', name], options);
  } catch {
    // Another system, no network, or not root.
  }
}

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
