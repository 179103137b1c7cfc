import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app.tsx';
import type { PageState } from './data/page-state.ts';
import { fullTitle, type PageHead, PageHeadContext } from './document/page-head.tsx';
import { matchAddress } from './match-route.ts';
import { loadLanguage } from './translations/load-language.ts';

export { createApiClient } from '@trek/ui/api';
export { INLINE_SCRIPTS } from './boot/inline-scripts.ts';
export { BANK_ACCOUNTS } from './content/bank-accounts.ts';
export { FEED_PATH } from './content/blog.ts';
export { COMPANY } from './content/company.ts';
export { FRAMES } from './content/frames.ts';
export { PLACEHOLDER_IMAGE } from './content/placeholder-image.ts';
export { SITE_NAME } from './content/site-name.ts';
export { loadPageData } from './data/page-data.ts';
export { PAGE_STATE_ID, scriptSafeJson } from './data/page-state.ts';
export { structuredData } from './document/structured-data.ts';
export { feed } from './feed.ts';
export { routes } from './routes.tsx';
export { pageQuery } from './routing/page-query.ts';
export { siteMapEntries } from './site-map.ts';
export { SPECULATION_RULES } from './speculation-rules.ts';
export { fullTitle, matchAddress };

/** A page's markup and head. */
export interface RenderedPage {
  markup: string;
  head: PageHead;
}

/**
 * Renders the page of an address from its data.
 * @param search query of the address, with its `?`, or empty
 */
export async function renderPage(path: string, search: string, state: PageState): Promise<RenderedPage> {
  const [pack] = await Promise.all([loadLanguage(state.language), matchAddress(path).route.page.load()]);
  const collected: { current: PageHead | null } = { current: null };
  const markup = await renderToText(
    <StrictMode>
      <PageHeadContext value={collected}>
        <App state={state} pack={pack} server={{ path, search }} />
      </PageHeadContext>
    </StrictMode>,
  );
  if (!collected.current) throw new Error(`The page of ${path} set no head: call usePageHead in it.`);
  return { markup, head: collected.current };
}

function renderToText(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // Send the page in one piece, so that no part of it needs an inline script to be put into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
