import './shell/layers.css.ts';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/fraunces/600.css';
import './fonts/fonts.css';
// Styles of what every page contains. Pages bring those of their own parts: each rule costs time on every element.
import '@trek/ui/kit/skin.css';
import '@trek/ui/sign-in/skin.css';
import '@trek/ui/navigation/skin.css';
import '@trek/ui/search/trek-search.css';
import '@trek/ui/chat/skin.css';
import '@trek/ui/session/skin.css';
import './shell/document.css.ts';
import './shell/print.css';
import './shell/view-transition.css';
import { firstInteraction, idleMoment, onMissingCode, rememberElements } from '@trek/ui/internal/lazy';
import { FOOT_ATTRIBUTE } from '@trek/ui/internal/screen-foot';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { uncoverSession } from './boot/cover-session.ts';
import { earlyClicks, markStatic } from './boot/early-clicks.ts';
import { holdEvents } from './boot/hold-events.ts';
import { handleMissingCode, handleUpdate } from './boot/missing-code.ts';
import { isMarkupChanged } from './boot/watch-markup.ts';
import { readPageState } from './data/page-state.ts';
import { applyStyleSheets } from './document/page-style.ts';
import { matchAddress } from './match-route.ts';
import { pageReads } from './preload-page.ts';
import { layOutFarParts } from './shell/far-parts.ts';
import { preloadToasts } from './shell/notify.ts';
import { type LanguagePack, loadLanguage } from './translations/load-language.ts';

const state = readPageState(document);
onMissingCode(() => void handleUpdate());
addEventListener('popstate', layOutFarParts);
// From now on, links open pages without loading a document.
document.querySelector('script[type="speculationrules"]')?.remove();

/** Whether the server's markup is of this address: a script may have changed it before this code came. */
function isMarkupOfAddress(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !visit || new URL(visit.name).pathname === window.location.pathname;
}

/** Hydrates the server's markup. The module does not await it, because the page's own code imports it. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root" to render the site into.');
  let pack: LanguagePack | undefined;
  try {
    const page = matchAddress(window.location.pathname).route.page.load();
    [pack] = await Promise.all([loadLanguage(state.language), page, applyStyleSheets()]);
  } catch (error) {
    markStatic();
    uncoverSession();
    void handleMissingCode();
    throw error;
  }
  const app = (
    <StrictMode>
      <App state={state} pack={pack} />
    </StrictMode>
  );
  if (!isMarkupOfAddress()) {
    // The server marked it for the page that is gone.
    document.documentElement.removeAttribute(FOOT_ATTRIBUTE);
    layOutFarParts();
    return createRoot(root).render(app);
  }
  // Presses and input in markup that others have changed go to what React renders in its place.
  const successors = rememberElements(root);
  const presses = earlyClicks();
  if (isMarkupChanged()) {
    presses.successors = successors;
    layOutFarParts();
    flushSync(() => createRoot(root).render(app));
    return successors.putBack();
  }
  holdEvents(successors);
  // In slices, so that a click or a scroll does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(root, app, {
      // React renders a part again if it was translated before its own code came.
      onRecoverableError: (error) => {
        if (![document, ...successors.gone()].some(isTranslated)) reportError(error);
        presses.successors = successors;
        successors.putBack();
      },
    });
  });
}

/** Translators put such elements in the place of texts. */
const isTranslated = (node: Node) => (node.getRootNode() as ParentNode).querySelector('font') !== null;

void hydrate();
// After the first interaction, load what the next one may need: the toaster, and the data of a page ahead of its code.
void firstInteraction()
  .then(idleMoment)
  .then(() => {
    preloadToasts();
    pageReads.preload();
  });
