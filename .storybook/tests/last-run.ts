import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { buildName } from '../build-name.ts';
import type { LastRun } from '../last-run-file.ts';

const FILE = join(import.meta.dirname, '../../storybook-static/last-run.json');
const STORY = 'story';

/** Marks a test as that of one story. */
export const ofStory = (id: string) => ({ type: STORY, description: id });

/** Writes which stories have failed beside the built Storybook, which then marks them: `npm run storybook:run`. */
export default class LastRunReporter implements Reporter {
  readonly #failed: LastRun['failed'] = {};
  #stories = 0;

  onTestEnd({ annotations }: TestCase, { status, error }: TestResult) {
    const id = annotations.find(({ type }) => type === STORY)?.description;
    if (id === undefined || status === 'skipped') return;
    this.#stories += 1;
    if (status !== 'passed') this.#failed[id] = stripVTControlCharacters(error?.message ?? status);
  }

  onEnd() {
    const run = { date: new Date().toISOString(), build: buildName(), stories: this.#stories, failed: this.#failed };
    writeFileSync(FILE, `${JSON.stringify(run satisfies LastRun, null, 2)}\n`);
  }
}
