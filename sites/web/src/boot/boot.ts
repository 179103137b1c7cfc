/** Runs in every document before anything of it is painted. */

import { captureEarlyClicks } from './capture-early-clicks.ts';
import { coverSession, uncoverSession } from './cover-session.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { showTheme } from './show-theme.ts';
import { loadSiteCode } from './site-code.ts';

showTheme();
coverSession();
captureEarlyClicks();
loadSiteCode(() => {
  // Forms send themselves then, and links are followed.
  replayEarlyClicks();
  uncoverSession();
});
