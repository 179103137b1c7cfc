import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { SharedBodyTypes } from './shared-body.ts';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Close to the smallest size; the last two levels take seconds. */
const BROTLI_QUALITY = 9;
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A response that is the same for everyone: serialized once, compressed once, with a shared body. Use it behind
 * `sendSharedBody`, which sends the body, and `conditionalResponses`, which answers 304.
 */
export class StaticResponse {
  readonly #body: Bytes;
  readonly #headers: Record<string, string>;
  readonly #brotliQuality: number;
  readonly #compressed = new Map<Encoding, Promise<Bytes>>();

  /** @param brotliQuality 0 to 11; higher is smaller and slower. Default 9 */
  constructor(text: string, headers: Record<string, string>, brotliQuality = BROTLI_QUALITY) {
    this.#body = new TextEncoder().encode(text);
    // Weak, because the compressed variants share it.
    const etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)}"`;
    this.#headers = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
    this.#brotliQuality = brotliQuality;
  }

  static json(value: unknown): StaticResponse {
    return new StaticResponse(JSON.stringify(value), JSON_HEADERS);
  }

  /** @param init status and headers of this one response */
  async respond<Types extends SharedBodyTypes>(
    context: Context<Types>,
    init: { status?: number; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const encoding = acceptedEncoding(context);
    (context as unknown as Context<SharedBodyTypes>).set('sharedBody', await this.#variant(encoding));
    const headers = { ...this.#headers, ...init.headers, ...(encoding && { 'Content-Encoding': encoding }) };
    return new Response(null, { status: init.status ?? 200, headers });
  }

  #variant(encoding: Encoding | undefined): Bytes | Promise<Bytes> {
    if (!encoding) return this.#body;
    const held = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, held);
    return held;
  }

  async #compress(encoding: Encoding): Promise<Bytes> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: this.#brotliQuality };
    return new Uint8Array(
      await (encoding === 'br'
        ? promisify(brotliCompress)(this.#body, { params })
        : promisify<Bytes, Buffer>(gzip)(this.#body)),
    );
  }
}

/** Brotli, else gzip, else none: the first that the browser accepts, regardless of its ranking. */
function acceptedEncoding(context: Context): Encoding | undefined {
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match: (named, { supports, default: neither }) =>
      supports.find((known) => named.some(({ type, q }) => type.toLowerCase() === known && q > 0)) ?? neither,
  });
  return ENCODINGS.find((known) => known === encoding);
}
