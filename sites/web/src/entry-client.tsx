import '@fontsource-variable/figtree/wght.css';
import '@fontsource/fraunces/600.css';
import '@trek/ui/skin.css';
import './shell/document.css.ts';
import { firstTouch } from '@trek/ui/kit';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepEarlyPresses } from './early-presses.ts';
import { matchAddress } from './match-route.ts';
import { preloadToasts } from './notify.ts';
import { readPageState } from './page-state.ts';

const state = readPageState(document);

let pageIsLive = () => {};
const live = new Promise<void>((resolve) => {
  pageIsLive = resolve;
});

/** The site, which tells when it answers presses itself. */
function LiveApp({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <App state={state} />;
}

/** Takes over what the server rendered. Not awaited by its module, which the page's own code imports. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root" for the site to live in.');
  const stopKeeping = keepEarlyPresses('#root button', live);
  try {
    await matchAddress(window.location.pathname).route.page.preload();
  } catch (error) {
    // Nobody will answer the presses: what the server sent works as plain links and forms.
    stopKeeping();
    throw error;
  }
  // In slices: a press or a scroll in the meantime does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LiveApp onLive={pageIsLive} />
      </StrictMode>,
    );
  });
}

void hydrate();
// Who touches the page may be told something.
void firstTouch().then(preloadToasts);
