/** Runs in every document before the first paint. */

import { coverSession, uncoverSession } from './cover-session.ts';
import { captureEarlyClicks, markStatic } from './early-clicks.ts';
import { keepLanguage } from './keep-language.ts';
import { handleMissingCode, watchForUpdate } from './missing-code.ts';
import { quietTransitions } from './quiet-transitions.ts';
import { showChat } from './show-chat.ts';
import { showPictures } from './show-pictures.ts';
import { showTheme } from './show-theme.ts';
import { showWithoutSizes } from './show-without-sizes.ts';
import { loadSiteCode } from './site-code.ts';
import { watchMarkup } from './watch-markup.ts';

keepLanguage();
showTheme();
quietTransitions();
showPictures();
showWithoutSizes();
coverSession();
captureEarlyClicks();
watchMarkup();
watchForUpdate();
showChat();
loadSiteCode(() => {
  markStatic();
  uncoverSession();
  void handleMissingCode();
});
