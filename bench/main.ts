import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApiStart } from './api-start.ts';
import { measureBookings } from './bookings.ts';
import { measureColdClone } from './cold-clone.ts';
import { compareFilterPaint } from './filter-paint.ts';
import { type Figures, reportGoals, steadyFigures, worseThan } from './goals.ts';
import { measureInteractions } from './interactions.ts';
import { compareLighthouse } from './lighthouse.ts';
import { measurePages } from './page-bytes.ts';
import { comparePageLoads } from './page-load.ts';
import { measurePhotographs } from './photographs.ts';
import { compareRendering } from './rendering.ts';
import { root } from './server-process.ts';
import { measureServing } from './serving.ts';

const SAVED_FIGURES = join(root, 'bench/baseline.json');

type Part = (peers: string) => Promise<Figures>;

/** A part that only prints: its figures have no goal. */
const printed =
  (measure: () => Promise<void>): Part =>
  async () => {
    await measure();
    return {};
  };

/** Parts that need nothing beside this project. */
const OWN: Record<string, Part> = {
  bytes: measurePages,
  interactions: measureInteractions,
  serving: printed(measureServing),
  start: printed(measureApiStart),
  bookings: printed(measureBookings),
};

/** Parts that need the sites to compare with. */
const COMPARED: Record<string, Part> = {
  load: comparePageLoads,
  photographs: measurePhotographs,
  filter: compareFilterPaint,
  rendering: compareRendering,
  lighthouse: compareLighthouse,
};

/**
 * Prints what the site costs, then each figure beside its goal. `npm run bench -- --peers=<folder>` also measures it beside
 * the sites in that folder, `--cold` clones the last commit into an empty folder and times `npm start` and `npm test`
 * there, and `--only=load,bytes` measures some parts. `--check` fails if bytes or shares of CPU are a tenth worse than those
 * in `bench/baseline.json`, `--keep` writes them there.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      peers: { type: 'string' },
      only: { type: 'string' },
      cold: { type: 'boolean' },
      check: { type: 'boolean' },
      keep: { type: 'boolean' },
    },
  });
  const { peers = '' } = values;
  const parts = { ...OWN, ...(peers && COMPARED), ...(values.cold && { cold: measureColdClone }) };
  const names = values.only?.split(',') ?? Object.keys(parts);
  const figures: Figures = {};
  for (const name of names) {
    const measure: Part | undefined = parts[name as keyof typeof parts];
    if (!measure) throw new Error(`No part "${name}"; with these options there are ${Object.keys(parts).join(', ')}`);
    for (const [figure, cases] of Object.entries(await measure(peers))) {
      figures[figure] = { ...figures[figure], ...cases };
    }
  }
  console.log(reportGoals(figures));
  const saved: Figures = JSON.parse(readFileSync(SAVED_FIGURES, 'utf8'));
  if (values.check) {
    const worse = worseThan(saved, figures);
    for (const line of worse) console.error(`Worse than the baseline: ${line}`);
    process.exitCode = worse.length > 0 ? 1 : 0;
  }
  if (values.keep)
    writeFileSync(SAVED_FIGURES, `${JSON.stringify({ ...saved, ...steadyFigures(figures) }, null, 2)}\n`);
}

await main();
