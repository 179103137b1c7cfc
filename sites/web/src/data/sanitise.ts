import { lateCall } from '@trek/ui/api';
import type { SafeHtml } from '@trek/ui/blog/sanitise-html';
import { lazyModule } from '@trek/ui/late';

const sanitiserCode = lateCall(lazyModule(() => import('@trek/ui/blog/sanitise-html')));
/** The DOM on the server. */
const jsdom = import.meta.env.SSR ? lazyModule(() => import('jsdom')) : undefined;

const sanitisers = new Map<string, (html: string) => SafeHtml>();

/**
 * Sanitizes an editor's HTML. The library loads with the first post, so nobody else waits for it.
 * @param backendUrl base URL of uploaded images
 */
export async function sanitise(html: string, backendUrl: string): Promise<SafeHtml> {
  const { createHtmlSanitiser } = await sanitiserCode();
  const page = jsdom ? await jsdom.load() : undefined;
  const known = sanitisers.get(backendUrl);
  const sanitiser = known ?? createHtmlSanitiser(page ? new page.JSDOM('').window : window, backendUrl);
  sanitisers.set(backendUrl, sanitiser);
  return sanitiser(html);
}
