import { lazyCode } from '@trek/ui/api';
import type { SafeHtml } from '@trek/ui/blog/sanitise-html';

const sanitiser = lazyCode(async () => {
  const { createHtmlSanitiser } = await import('@trek/ui/blog/sanitise-html');
  return createHtmlSanitiser(import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window);
});

/** Makes an editor's HTML safe. What it takes loads with the first post: nobody else waits for it. */
export async function sanitise(html: string): Promise<SafeHtml> {
  return (await sanitiser())(html);
}
