import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

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

const list = components();
writeFileSync('sbom.json', `${JSON.stringify(billOfMaterials(list), null, 2)}\n`);
console.log(`sbom.json names ${list.length} packages`);

const odd = list.filter(({ name, license }) => !ALLOWED.test(license) && !LOADED_LIBRARIES.test(name));
for (const { name, version, license } of odd) console.error(`${name}@${version} has the license ${license}`);

const audit = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], { encoding: 'utf8' });
console.log(audit.stdout);
// A registry that keeps no list of weaknesses answers with an error of its own, which says nothing of the packages.
const isUnanswered = /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT)|ENOTFOUND|ECONNREFUSED|EAI_AGAIN/.test(audit.stderr);
if (isUnanswered)
  console.warn('The registry could not be asked for known weaknesses. Ask again where it can be reached.');
if (odd.length > 0 || (audit.status !== 0 && !isUnanswered)) process.exitCode = 1;
