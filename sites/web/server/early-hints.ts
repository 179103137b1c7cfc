import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PageAssets } from './build-manifest.ts';

/**
 * Tells a browser of a page's fonts while the page is being rendered.
 * Source: https://www.rfc-editor.org/rfc/rfc8297
 */
export function sendEarlyHints({ req, env }: Context, { fonts }: PageAssets): void {
  const { incoming, outgoing }: Partial<HttpBindings> = env ?? {};
  const isForBrowser = req.method === 'GET' && req.header('accept')?.includes('text/html');
  // A client of HTTP/1.0 would take it for the response.
  if (!isForBrowser || !incoming || incoming.httpVersion === '1.0' || !outgoing) return;
  outgoing.writeEarlyHints({
    link: fonts.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
  });
}
