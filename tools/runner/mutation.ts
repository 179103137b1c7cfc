import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { generateDocs } from '../documents/generate-docs.ts';
import { addReport, type MutationReport, readFigures, writeFigures } from '../documents/mutation-page.ts';

/** Runs Stryker with the given arguments, and keeps the figures of the files that it measured whole. */

const REPORT = new URL('../../node_modules/.cache/stryker/report.json', import.meta.url);
rmSync(REPORT, { force: true });
const given = process.argv.slice(2);
const { status } = spawnSync('stryker', ['run', 'stryker.config.json', ...given], {
  cwd: new URL('../../packages/ui', import.meta.url),
  stdio: 'inherit',
});
/** As in `--mutate src/chat/chat.machine.ts:10-20`. */
const measuresLines = given.some((argument) => /:\d/.test(argument));
if (!measuresLines && existsSync(REPORT)) {
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as MutationReport;
  writeFigures(addReport(readFigures(), report));
  generateDocs();
}
process.exitCode = status ?? 1;
