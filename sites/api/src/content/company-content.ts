import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { isFileInside } from '../core/is-file-inside.ts';
import {
  adviceSchema,
  companySchemas,
  optionalCompanySchemas,
  type TeamMember,
  teamSchema,
  termsSchema,
} from './company-schema.ts';
import { ContentError } from './content-error.ts';
import { errorLine } from './content-fault.ts';
import { readJson } from './read-json.ts';
import { climateSchema, notOfferedSchema, permitsSchema } from './reference-schema.ts';
import type { ReferenceFiles } from './references.ts';

/** The errors in a folder of company files, if there is one: the site is built with all of them. */
export async function companyErrors(folder: string): Promise<string[]> {
  return (await checkCompany(folder)).errors;
}

/** The errors in a folder of company files, and what is odd about those that are good otherwise. */
export async function checkCompany(folder: string): Promise<{ errors: string[]; warnings: string[] }> {
  const checked = await Promise.all(
    Object.entries({ ...companySchemas, ...optionalCompanySchemas }).map(([name, schema]) =>
      readCompanyFile(folder, name, schema),
    ),
  );
  const errors = checked.flatMap((file) => file.errors);
  const { data: team = [] } = await readCompanyFile(folder, TEAM_FILE, teamSchema);
  for (const [index, { image }] of team.entries()) {
    if (!image || (await isFileInside(folder, image.file))) continue;
    errors.push(`${photoPlace(index)}: there is no "${image.file}" in ${folder}`);
  }
  return { errors, warnings: checked.flatMap((file) => file.warnings) };
}

/** A print of each company file and photograph of the team, by its name: they change with what the site is built with. */
export async function companyPrints(folder: string): Promise<Record<string, string>> {
  const { data: team = [] } = await readCompanyFile(folder, TEAM_FILE, teamSchema);
  const names = [...Object.keys(companySchemas), ...team.flatMap(({ image }) => image?.file ?? [])];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await printOf(join(folder, name))])));
}

const printOf = (path: string) =>
  readFile(path).then(
    (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    () => 'missing',
  );

/**
 * The team, read from a folder of company files.
 * @throws ContentError with file, field and reason of every error
 */
export async function readTeam(folder: string): Promise<TeamMember[]> {
  const { data = [], errors } = await readCompanyFile(folder, TEAM_FILE, teamSchema);
  if (errors.length > 0) throw new ContentError(errors);
  return data;
}

/** The company's facts that the catalogue refers to, as far as there are valid files. */
export async function readReferenceFiles(folder: string): Promise<ReferenceFiles> {
  const [advice, terms, permits, climate, team, notOffered] = await Promise.all([
    readCompanyFile(folder, 'advice.json', adviceSchema),
    readCompanyFile(folder, 'terms.json', termsSchema),
    readCompanyFile(folder, 'permits.json', permitsSchema),
    readCompanyFile(folder, 'climate.json', climateSchema),
    readCompanyFile(folder, TEAM_FILE, teamSchema),
    readCompanyFile(folder, 'not-offered.json', notOfferedSchema),
  ]);
  return {
    ...{ advice: advice.data, terms: terms.data },
    ...{ permits: permits.data, climate: climate.data, team: team.data },
    notOffered: notOffered.data,
  };
}

/** The file and field that names a team member's photograph. */
export const photoPlace = (index: number) => `company/${TEAM_FILE}: ${index}.image.file`;

const TEAM_FILE = 'team.json';
const GONE =
  'is not there, but the site is built with it: put it back, or begin with the one in sites/api/content/company';

async function readCompanyFile<Schema extends z.ZodType>(folder: string, name: string, schema: Schema) {
  const path = join(folder, name);
  // A catalogue alone has no company.
  if (!existsSync(folder)) return { data: undefined, errors: [], warnings: [] };
  const file = `company/${name}`;
  if (!existsSync(path)) {
    const errors = Object.hasOwn(optionalCompanySchemas, name) ? [] : [`${file}: ${GONE}`];
    return { data: undefined, errors, warnings: [] };
  }
  const { data, faults = [], warnings = [] } = await readJson(path, schema);
  return {
    data,
    errors: faults.map((fault) => errorLine({ file, ...fault })),
    warnings: warnings.map((text) => `${file}: ${text}`),
  };
}
