import { brotliCompressSync } from 'node:zlib';
import { serveLocally } from './local-server.ts';

/** A script that a browser would run, and the hint to fetch one. Data, as of search engines, stays. */
const SCRIPTS = /<script(?![^>]*application\/(ld\+)?json)[^>]*>.*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/gs;

/** Serves a site's pages with their scripts taken out, from memory from the second request on. */
export function serveWithoutScripts(site: string): Promise<{ url: string; stop: () => void }> {
  const cached = new Map<string, ReturnType<typeof read>>();
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, site));
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /^(text|image\/svg)/.test(type);
    if (!isText) return { type, bytes, isPacked: false };
    const text = type.startsWith('text/html') ? bytes.toString().replace(SCRIPTS, '') : bytes;
    return { type, bytes: brotliCompressSync(text), isPacked: true };
  };
  return serveLocally(async (request, response) => {
    const path = request.url ?? '/';
    const answer = cached.get(path) ?? read(path);
    cached.set(path, answer);
    const { type, bytes, isPacked } = await answer;
    response.setHeader('content-type', type);
    if (isPacked) response.setHeader('content-encoding', 'br');
    response.end(bytes);
  });
}
