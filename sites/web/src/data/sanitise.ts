import { lateCall } from '@trek/ui/api';
import type { SafeHtml } from '@trek/ui/blog/sanitise-html';
import { lazyModule } from '@trek/ui/late';

const sanitiserCode = lateCall(lazyModule(() => import('@trek/ui/blog/sanitise-html')));
/** What stands for a browser on the server. */
const jsdom = import.meta.env.SSR ? lazyModule(() => import('jsdom')) : undefined;

let sanitiser: ((html: string) => SafeHtml) | undefined;

/** Makes an editor's HTML safe. What it takes loads with the first post: nobody else waits for it. */
export async function sanitise(html: string): Promise<SafeHtml> {
  const { createHtmlSanitiser } = await sanitiserCode();
  const page = jsdom ? await jsdom.want() : undefined;
  sanitiser ??= createHtmlSanitiser(page ? new page.JSDOM('').window : window);
  return sanitiser(html);
}
