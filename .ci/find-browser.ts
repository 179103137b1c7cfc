import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Path of a Chromium for the tests: `CHROMIUM_PATH`, one on the machine, Playwright's own, or one that the system's
 * package manager installs now.
 * @throws Error that says what was tried
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH: there is no file ${given}`);
  }
  const found = onMachine() ?? ownOfPlaywright() ?? fromPackageManager();
  if (found) return found;
  throw new Error(
    'No Chromium for the browser tests: none is on the PATH, Playwright could not download its own, and the system has no apt-get that could install one. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

function onMachine(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function ownOfPlaywright(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const download = spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
  return download.status === 0 && existsSync(path) ? path : undefined;
}

function fromPackageManager(): string | undefined {
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
  } catch {
    return undefined;
  }
  return onMachine();
}
