import { join } from 'node:path';
import { companyDay } from '@trek/ui/pricing';
import { ContentError, errorCount } from '../content/content-error.ts';
import { contentWarnings } from '../content/content-warnings.ts';
import { dateWarnings } from '../content/date-warnings.ts';
import { literalFigures } from '../content/figures.ts';
import { missingFacts } from '../content/missing-facts.ts';
import { writeNewPost, writeNewTrek } from '../content/new-content.ts';
import { readContent } from '../content/read-content.ts';
import { notOfferedWarnings } from '../content/references.ts';
import { britishSpellings } from '../content/spelling.ts';
import { didYouMean } from '../core/did-you-mean.ts';
import { SettingError } from '../core/setting-error.ts';
import { fromWorkspace } from '../core/workspace.ts';
import { photoFaults } from '../photos/check-photos.ts';
import type { ApiSettings } from '../settings/settings.ts';

const USAGE =
  'Usage: npm run content, npm run content -- new trek "<title>" [country], or npm run content -- new post "<title>"';

/**
 * Checks the content, or starts a trek or post.
 * @param print receives each line of a result
 * @throws SettingError all faults of the content, or the reason why nothing was started
 */
export async function contentCommand(
  [action, kind, title, country]: readonly string[],
  settings: ApiSettings,
  print: (line: string) => void,
): Promise<void> {
  const today = companyDay(settings.now());
  if (action === undefined)
    await check(settings.contentFolder, fromWorkspace(settings.dataFolder, 'uploads'), today, print);
  else if (action === 'new' && title?.trim() && (kind === 'trek' || (kind === 'post' && !country))) {
    const file = await begin(settings, kind, title.trim(), country);
    const address = `${settings.publicUrl}/office/preview/${file.replace(/\.json$/, '')}`;
    print(
      `${join(settings.contentFolder, file)} was created as a draft. npm run content lists what to fill in, and ${address} shows it within seconds. Set "status": "public" to publish it.`,
    );
  } else throw new SettingError(USAGE);
}

/** Prints all warnings, unless there are errors. */
async function check(folder: string, uploads: string, today: string, print: (line: string) => void): Promise<void> {
  try {
    const { content, written, company, warnings: odd } = await readContent(folder);
    const photos = await photoFaults(content, uploads);
    if (photos.errors.length > 0) throw new ContentError(photos.errors);
    const warnings = [
      ...odd,
      ...contentWarnings(content),
      ...notOfferedWarnings(content.treks, company),
      ...dateWarnings(content, today),
      ...photos.warnings,
      ...literalFigures(written),
      ...britishSpellings(written),
      ...missingFacts(content.treks),
    ];
    for (const warning of warnings) print(warning);
    const count = Object.values(content).reduce((sum, { length }) => sum + length, 0);
    print(`${count} files are valid; ${warnings.length} warnings`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new SettingError([...error.issues, errorCount(error.issues)].join('\n'));
  }
}

/** @returns the new file inside the content folder */
async function begin(
  { contentFolder, now }: ApiSettings,
  kind: 'trek' | 'post',
  title: string,
  country = 'nepal',
): Promise<string> {
  const { content } = await readContent(contentFolder).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    throw new SettingError('The content has errors: fix them first. npm run content lists them.');
  });
  const countries = content.countries.map(({ slug }) => slug);
  if (kind === 'trek' && !countries.includes(country)) {
    throw new SettingError(`There is no country "${country}"${didYouMean(country, countries)}`);
  }
  const today = companyDay(now());
  const writing =
    kind === 'trek'
      ? writeNewTrek(contentFolder, content, title, country, today)
      : writeNewPost(contentFolder, content, title, today);
  return writing.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new SettingError(`A ${kind} called "${title}" already exists`);
    throw error;
  });
}
