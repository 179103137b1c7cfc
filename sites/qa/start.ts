import cluster from 'node:cluster';
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
  around: (site, files) => withSwitchboard(site, files, STORYBOOK_URL),
});
