import { join } from 'node:path';
import { companyDay } from '@trek/ui/pricing';
import { ContentError } from './content/content-error.ts';
import { contentWarnings } from './content/content-warnings.ts';
import { literalFigures } from './content/figures.ts';
import { missingFacts } from './content/missing-facts.ts';
import { writeNewTrek } from './content/new-trek.ts';
import { readContent } from './content/read-content.ts';
import { britishSpellings } from './content/spelling.ts';
import { didYouMean } from './core/did-you-mean.ts';
import { SettingError } from './core/setting-error.ts';
import { fromWorkspace } from './core/workspace.ts';
import { photoFaults } from './photos/check-photos.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings/settings.ts';
import { readEnvironment } from './settings/settings-file.ts';

/** Checks the content, or starts a trek: `content.ts`, `content.ts new trek "<title>" [country]`. */

const USAGE = 'Usage: npm run content, or npm run content -- new trek "<title>" [country]';
await runCommand(run);

async function run(): Promise<void> {
  const settings = readSettings(readEnvironment());
  const [action, kind, title, country = 'nepal'] = process.argv.slice(2);
  if (action === undefined) await check(settings.contentFolder, fromWorkspace(settings.dataFolder, 'uploads'));
  else if (action === 'new' && kind === 'trek' && title) {
    const today = companyDay(settings.now());
    await begin(settings.contentFolder, title.trim(), country, today);
  } else throw new SettingError(USAGE);
}

/** Prints all errors, or all warnings. */
async function check(folder: string, uploads: string): Promise<void> {
  try {
    const { content, written } = await readContent(folder);
    const photos = await photoFaults(content, uploads);
    if (photos.errors.length > 0) throw new ContentError(photos.errors);
    const warnings = [
      ...contentWarnings(content),
      ...photos.warnings,
      ...literalFigures(written),
      ...britishSpellings(written),
      ...missingFacts(content.treks),
    ];
    for (const warning of warnings) console.log(warning);
    const count = Object.values(content).reduce((sum, { length }) => sum + length, 0);
    console.log(`${count} files are valid; ${warnings.length} warnings`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new SettingError([...error.issues, `${error.issues.length} errors`].join('\n'));
  }
}

async function begin(folder: string, title: string, country: string, today: string): Promise<void> {
  const { content } = await readContent(folder).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    throw new SettingError('The content has errors: fix them first. npm run content lists them.');
  });
  const countries = content.countries.map(({ slug }) => slug);
  if (!countries.includes(country)) {
    throw new SettingError(`There is no country "${country}"${didYouMean(country, countries)}`);
  }
  const file = await writeNewTrek(folder, content, title, country, today).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new SettingError(`A trek called "${title}" already exists`);
    throw error;
  });
  console.log(
    `${join(folder, file)} was created. It is on the site within seconds: npm run content lists what to fill in.`,
  );
}
