import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@trek/ui/skin.css';
import './shell/document.css.ts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { matchAddress } from './match-route.ts';
import { preloadToasts } from './notify.ts';
import { readPageState } from './page-state.ts';

/** Takes over what the server rendered. Not awaited by its module, which the page's own code imports. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root" for the site to live in.');
  await matchAddress(window.location.pathname).route.page.preload();
  hydrateRoot(
    root,
    <StrictMode>
      <App state={readPageState(document)} />
    </StrictMode>,
  );
}

void hydrate();
window.addEventListener('load', preloadToasts, { once: true });
if (document.readyState === 'complete') preloadToasts();
