import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { NONCE_SLOT } from './nonce.ts';
import type { CachedPage } from './page-cache.ts';

/** A page as one caller is sent it. */
export interface EncodedPage {
  body: string | Uint8Array<ArrayBuffer>;
  encoding: 'br' | 'gzip' | undefined;
}

/**
 * Writes the nonce of one answer into a page, and compresses the page as the browser takes it. Always whole: a compressor
 * that waits for its caller to read holds a quarter of a megabyte.
 * @param accepted the header Accept-Encoding
 */
export async function encodePage(
  { html, compressed }: Pick<CachedPage, 'html' | 'compressed'>,
  nonce: string,
  accepted: string | undefined,
): Promise<EncodedPage> {
  if (compressed && takes(BROTLI, accepted)) return { body: new Uint8Array(compressed(nonce)), encoding: 'br' };
  const text = html.replaceAll(NONCE_SLOT, nonce);
  if (!takes(GZIP, accepted)) return { body: text, encoding: undefined };
  return { body: new Uint8Array(await promisify(gzip)(text)), encoding: 'gzip' };
}

/** Named, and not at a weight of nothing. */
const named = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9])[^,]*)?(?:,|$)`, 'i');
const BROTLI = named('br');
const GZIP = named('gzip');
const takes = (encoding: RegExp, header = '') => encoding.test(header);
