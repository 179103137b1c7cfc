import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installPackage, MachineFault } from './resources.ts';

/** Chromium without windows: tests take less time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Path of the Chromium that the tests run in: `CHROMIUM_PATH`, or the best one on the machine.
 * @throws MachineFault that says what to do where there is none
 */
export function findBrowser(): string {
  const found = given() ?? shell() ?? wholeBrowser();
  if (found) return found;
  throw new MachineFault(
    'No Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * Makes sure that there is a Chromium for the tests, preferably one without windows, from Playwright or from the system's
 * package manager. Where neither has one, any Chromium or Chrome will do.
 * @returns its path
 * @throws MachineFault that says what was tried
 */
export function installBrowser(): string {
  const found =
    given() ??
    shell() ??
    fromPlaywright() ??
    fromPackageManager('chromium-headless-shell') ??
    wholeBrowser() ??
    fromPackageManager('chromium');
  if (found) return found;
  throw new MachineFault(
    'No Chromium for the browser tests: none is on the PATH, Playwright could not download its own, and apt-get could not install one. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new MachineFault(`CHROMIUM_PATH: there is no file ${path}`);
  return path || undefined;
}

const shell = () => onPath(SHELLS) ?? ownShellOfPlaywright();
/** Path of a Chromium or Chrome with everything in it, if the machine has one. */
export const wholeBrowser = () => onPath(BROWSERS) ?? [chromium.executablePath()].find((path) => existsSync(path));

function onPath(names: readonly string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Playwright keeps its browser without windows beside the whole one, and only says where that is. */
function ownShellOfPlaywright(): string | undefined {
  const pattern = chromium
    .executablePath()
    .replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/{chrome-headless-shell,headless_shell}{,.exe}');
  return globSync(pattern)[0];
}

function fromPlaywright(): string | undefined {
  spawnSync('playwright', ['install', 'chromium', '--only-shell'], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
  return ownShellOfPlaywright();
}

function fromPackageManager(name: string): string | undefined {
  installPackage(name);
  return onPath([name]);
}

/** Features that Playwright turns off. Chromium reads only the last list, so ours has to repeat them. */
const OFF_BY_DEFAULT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** A window of its own draws these pages below the address bar: a third of the time of a short test, for nothing. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Chromium as it runs anywhere: as root, without a graphics card, and without calls of its own to the outside. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--in-process-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_DEFAULT, ...ADDRESS_BAR].join()}`,
];

if (import.meta.main) {
  try {
    console.log(`Browser of the tests: ${installBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
