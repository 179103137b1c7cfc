import { execFileSync } from 'node:child_process';

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
