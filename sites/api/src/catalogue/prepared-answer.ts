import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiContext } from '../http/api-context.ts';

type Encoding = 'br' | 'gzip';

/** Close to the smallest, without the seconds that the last two levels take. */
const BROTLI_QUALITY = 9;
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

type Bytes = Uint8Array<ArrayBuffer>;

const compress: Record<Encoding, (body: Bytes) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Bytes, Buffer>(gzip),
};

/** An answer that is the same for everybody: made once, compressed once, and not sent to who has it already. */
export class PreparedAnswer {
  readonly #body: Bytes;
  readonly #headers: Record<string, string>;
  /** Weak, because the compressed variants share it. */
  readonly #etag: string;
  readonly #compressed = new Map<Encoding, Promise<Bytes>>();

  constructor(text: string, headers: Record<string, string>) {
    this.#body = new TextEncoder().encode(text);
    this.#headers = headers;
    this.#etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)}"`;
  }

  static json(value: unknown): PreparedAnswer {
    return new PreparedAnswer(JSON.stringify(value), JSON_HEADERS);
  }

  /** The answer's head; its body is shared with everybody else who is being answered. */
  async answer(context: ApiContext): Promise<Response> {
    const { req } = context;
    const headers = new Headers({ ...this.#headers, ETag: this.#etag, Vary: 'Accept-Encoding' });
    if (this.#isHeld(req.header('If-None-Match'))) {
      headers.delete('Content-Type');
      return new Response(null, { status: 304, headers });
    }
    const encoding = acceptedEncoding(req.header('Accept-Encoding'));
    if (encoding) headers.set('Content-Encoding', encoding);
    context.set('sharedBody', encoding ? await this.#variant(encoding) : this.#body);
    return new Response(null, { headers });
  }

  #isHeld(ifNoneMatch: string | undefined): boolean {
    const held = ifNoneMatch?.split(',').map((etag) => etag.trim().replace(/^(?!W\/)/, 'W/')) ?? [];
    return held.includes(this.#etag) || ifNoneMatch?.trim() === '*';
  }

  #variant(encoding: Encoding): Promise<Bytes> {
    const held =
      this.#compressed.get(encoding) ?? compress[encoding](this.#body).then((bytes) => new Uint8Array(bytes));
    this.#compressed.set(encoding, held);
    return held;
  }
}

/** Brotli, else gzip, else neither, as the browser says it can read. */
function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
