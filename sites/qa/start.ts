import cluster from 'node:cluster';
import { join } from 'node:path';
import { builtFiles } from '../web/server/builds.ts';
import { serveSite } from '../web/server/serve.ts';
import { buildForQa, QA_DIST } from './build.ts';
import { withSwitchboard, withTabScript } from './server/switchboard.ts';

/** Serves the site that was built last, with the switchboard at `/qa`. */

/** Where `npm run storybook` serves. */
const STORYBOOK_URL = process.env.STORYBOOK_URL || 'http://localhost:6006';

if (cluster.isPrimary) {
  await buildForQa();
  console.log('The switchboard is at /qa');
}
serveSite({
  dist: QA_DIST,
  entryOf: withTabScript,
  // Servers that share their builds share no files of QA.
  around: (site, { build }) => withSwitchboard(site, builtFiles(build, join(QA_DIST, 'builds')), STORYBOOK_URL),
});
