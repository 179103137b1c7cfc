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
const JSON_TYPE = 'application/json; charset=utf-8';
const JSON_HEADERS = { 'Cache-Control': 'public, max-age=60' };
const NOT_MODIFIED = 304;

type Bytes = Uint8Array<ArrayBuffer>;

interface ResponseParts {
  status?: number;
  headers?: Record<string, string>;
}

/**
 * A response that is the same for everyone: serialized once, compressed once, with a shared body. Conditional requests
 * get a 304. Use it behind `sendSharedBody`, which sends the body.
 */
export class StaticResponse {
  readonly #body: Bytes;
  readonly #type: string;
  readonly #etag: string;
  readonly #headers: Record<string, string>;
  readonly #brotliQuality: number;
  readonly #compressed = new Map<Encoding, Promise<Bytes>>();

  /** @param brotliQuality 0 to 11; higher is smaller and slower. Default 9 */
  constructor(text: string, type: string, headers: Record<string, string> = {}, brotliQuality = BROTLI_QUALITY) {
    this.#type = type;
    this.#body = new TextEncoder().encode(text);
    // Weak, because the compressed variants share it.
    this.#etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)}"`;
    this.#headers = { ...headers, ETag: this.#etag, Vary: 'Accept-Encoding' };
    this.#brotliQuality = brotliQuality;
  }

  static json(value: unknown): StaticResponse {
    return new StaticResponse(JSON.stringify(value), JSON_TYPE, JSON_HEADERS);
  }

  /** @param init status and headers of this one response */
  async respond<Types extends SharedBodyTypes>(context: Context<Types>, init: ResponseParts = {}): Promise<Response> {
    const { body, ...rest } = await this.#answer(context, init);
    if (body) (context as unknown as Context<SharedBodyTypes>).set('sharedBody', body);
    return new Response(null, rest);
  }

  /** The same with its body, for a response to which no middleware adds a header: that would copy the body. */
  async respondWhole(context: Context, init: ResponseParts): Promise<Response> {
    const { body = null, ...rest } = await this.#answer(context, init);
    return new Response(body, rest);
  }

  async #answer(context: Context, init: ResponseParts): Promise<ResponseParts & { body?: Bytes }> {
    const headers = { ...this.#headers, ...init.headers };
    if (this.#isKnown(context.req.header('If-None-Match'))) return { status: NOT_MODIFIED, headers };
    headers['Content-Type'] = this.#type;
    const encoding = acceptedEncoding(context);
    if (encoding) headers['Content-Encoding'] = encoding;
    return { body: await this.#variant(encoding), status: init.status ?? 200, headers };
  }

  /** Whether the browser has this very content, by a list of ETags. */
  #isKnown(etags: string | undefined): boolean {
    if (etags === undefined) return false;
    const opaque = this.#etag.slice('W/'.length);
    return etags === '*' || (etags.match(/"[^"]*"/g)?.includes(opaque) ?? false);
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
