import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Licenses that a product may be built on without giving its own source away. */
const ALLOWED =
  /^(?:\(?(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|OFL-1\.1|MPL-2\.0|Zlib|WTFPL)(?: (?:AND|OR) )?\)?)+$/;

/** Under the LGPL, which asks only this: loaded as a library of its own, unchanged, so that anyone may replace it. */
const LOADED_LIBRARIES = /^@img\/sharp-libvips-/;

/** One package in the output of `pnpm licenses list --json`. */
interface LicensedPackage {
  name: string;
  versions: string[];
  license: string;
  homepage?: string;
}

interface Component {
  name: string;
  version: string;
  license: string;
}

const pnpm = (...args: string[]) => execFileSync('pnpm', args, { encoding: 'utf8', maxBuffer: 64_000_000 });

/**
 * Everything that is installed with the products: what only builds and tests them stays out, as the root's own packages,
 * among them the oldest Node that the kit is rendered with.
 */
function components(): Component[] {
  const byLicense = JSON.parse(
    pnpm('--filter', './packages/**', '--filter', './sites/**', 'licenses', 'list', '--prod', '--json'),
  ) as Record<string, LicensedPackage[]>;
  return Object.values(byLicense)
    .flat()
    .flatMap(({ name, versions, license }) => versions.map((version) => ({ name, version, license })))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'));
}

/** A software bill of materials. Format: https://cyclonedx.org/docs/1.6/json/ */
function billOfMaterials(list: readonly Component[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: list.map(({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ expression: license }],
    })),
  };
}

/** Survives until `node_modules` is deleted; then the registry must be asked again. */
const LAST_GOOD = join(import.meta.dirname, '../../node_modules/.cache/audit.json');
export const MAX_AUDIT_AGE_DAYS = 14;
const DAY_MS = 86_400_000;

/** When the registry last answered that the installed packages have no serious weakness; undefined: never. */
function lastGoodAnswer(): Date | undefined {
  try {
    const at = new Date((JSON.parse(readFileSync(LAST_GOOD, 'utf8')) as { at: string }).at);
    return Number.isNaN(at.getTime()) ? undefined : at;
  } catch {
    return undefined;
  }
}

/**
 * Judges a registry that gives no list of weaknesses.
 * @param last when it last said that all is well
 * @returns `isFault`: that was too long ago to count
 */
export function judgeUnanswered(last: Date | undefined, now: Date): { isFault: boolean; message: string } {
  const unreachable = 'The registry could not be asked for known weaknesses';
  const todo = 'Run `npm run audit` where it can be reached.';
  if (!last) return { isFault: true, message: `${unreachable}, and it never was in this folder. ${todo}` };
  const days = Math.floor((now.getTime() - last.getTime()) / DAY_MS);
  // An answer from the future says nothing of today.
  const isFault = days >= MAX_AUDIT_AGE_DAYS || days < 0;
  const age = `Its last good answer is of ${last.toISOString().slice(0, 10)}`;
  return { isFault, message: `${unreachable}. ${age}${isFault ? `, which is too long ago. ${todo}` : '.'}` };
}

/** A registry that keeps no list of weaknesses answers with an error of its own, which says nothing of the packages. */
export const isUnanswered = (errors: string) =>
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT)|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN/.test(errors);

/** @param warnsOnly for a test run, which may be anywhere: an old answer is no fault */
function checkPackages(warnsOnly: boolean): void {
  const list = components();
  writeFileSync('sbom.json', `${JSON.stringify(billOfMaterials(list), null, 2)}\n`);
  console.log(`sbom.json names ${list.length} packages`);

  const odd = list.filter(({ name, license }) => !ALLOWED.test(license) && !LOADED_LIBRARIES.test(name));
  for (const { name, version, license } of odd) console.error(`${name}@${version} has the license ${license}`);
  if (odd.length > 0) process.exitCode = 1;

  const audit = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], { encoding: 'utf8' });
  console.log(audit.stdout);
  if (audit.status === 0) {
    mkdirSync(dirname(LAST_GOOD), { recursive: true });
    writeFileSync(LAST_GOOD, `${JSON.stringify({ at: new Date() })}\n`);
  } else if (isUnanswered(audit.stderr)) {
    const { isFault, message } = judgeUnanswered(lastGoodAnswer(), new Date());
    if (!isFault || warnsOnly) console.warn(message);
    else fail(message);
  } else {
    fail(audit.stderr);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

if (import.meta.main) checkPackages(process.argv.includes('--warn-only'));
