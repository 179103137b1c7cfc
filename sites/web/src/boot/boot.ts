/** Runs in every document before anything of it is painted. */
import { coverSession, uncoverSession } from './cover-session.ts';
import { replayEarlyPresses } from './early-presses.ts';
import { keepEarlyPresses } from './keep-early-presses.ts';
import { showTheme } from './show-theme.ts';
import { loadSiteCode } from './site-code.ts';

showTheme();
coverSession();
keepEarlyPresses();
loadSiteCode(() => {
  // Forms send themselves then, and links are followed.
  replayEarlyPresses();
  uncoverSession();
});
