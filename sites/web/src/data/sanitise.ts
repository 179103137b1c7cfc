import { lateCall } from '@trek/ui/api';
import type { SafeHtml } from '@trek/ui/blog/sanitise-html';
import { lazyModule } from '@trek/ui/late';

const sanitiserCode = lateCall(lazyModule(() => import('@trek/ui/blog/sanitise-html')));
/** What stands for a browser on the server. */
const jsdom = import.meta.env.SSR ? lazyModule(() => import('jsdom')) : undefined;

const sanitisers = new Map<string, (html: string) => SafeHtml>();

/**
 * Makes an editor's HTML safe. What it takes loads with the first post: nobody else waits for it.
 * @param backendUrl where the pictures among the uploads are
 */
export async function sanitise(html: string, backendUrl: string): Promise<SafeHtml> {
  const { createHtmlSanitiser } = await sanitiserCode();
  const page = jsdom ? await jsdom.load() : undefined;
  const known = sanitisers.get(backendUrl);
  const sanitiser = known ?? createHtmlSanitiser(page ? new page.JSDOM('').window : window, backendUrl);
  sanitisers.set(backendUrl, sanitiser);
  return sanitiser(html);
}
