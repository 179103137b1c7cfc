import type { SafeHtml } from '@trek/ui/blog/sanitise-html';

let sanitiser: Promise<(html: string) => SafeHtml> | undefined;

/** Makes an editor's HTML safe. What it takes loads with the first post: nobody else waits for it. */
export async function sanitise(html: string): Promise<SafeHtml> {
  sanitiser ??= makeSanitiser();
  return (await sanitiser)(html);
}

async function makeSanitiser() {
  const { createHtmlSanitiser } = await import('@trek/ui/blog/sanitise-html');
  return createHtmlSanitiser(import.meta.env.SSR ? new (await import('jsdom')).JSDOM('').window : window);
}
