import { lateCall } from '@trek/ui/api';
import type { SafeHtml } from '@trek/ui/blog/sanitize-html';
import { lazyModule } from '@trek/ui/internal/lazy';

const sanitizerCode = lateCall(lazyModule(() => import('@trek/ui/blog/sanitize-html')));
/** The DOM on the server. */
const jsdom = import.meta.env.SSR ? lazyModule(() => import('jsdom')) : undefined;

const sanitizers = new Map<string, (html: string) => SafeHtml>();

/**
 * Sanitizes an editor's HTML. The library loads with the first post, so other pages don't wait for it.
 * @param backendUrl base URL of uploaded images
 */
export async function sanitize(html: string, backendUrl: string): Promise<SafeHtml> {
  const { createHtmlSanitizer } = await sanitizerCode();
  const page = jsdom ? await jsdom.load() : undefined;
  const known = sanitizers.get(backendUrl);
  const sanitizer = known ?? createHtmlSanitizer(page ? new page.JSDOM('').window : window, backendUrl);
  sanitizers.set(backendUrl, sanitizer);
  return sanitizer(html);
}
