import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { createNonce, NONCE_SLOT } from './nonce.ts';

const decompress = promisify(brotliDecompress);

/** As small as gzip's best at a fraction of its time: the page of a minute is not worth more. */
const QUALITY = 5;

/** Bytes of the head of a block that is stored as it is. */
const STORED_HEAD_BYTES = 3;

/** Gives a compressed document the nonce of one answer. */
export type CompressedDocument = (nonce: string) => Buffer;

/**
 * Compresses a document once for all its visitors, who differ in the nonce alone. The nonce's place becomes a block of
 * Brotli's that is stored uncompressed, and is written anew for each answer: no bit of the rest depends on it, for every
 * nonce is as long as the slot and ends as it does.
 * @returns undefined where that can't be proved of this document, as with two nonces of which one refers to the other
 */
export async function compressDocument(html: string): Promise<CompressedDocument | undefined> {
  const byteLength = Buffer.byteLength(html);
  const encoder = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength },
    // All that a step gives out fits into one piece.
    chunkSize: byteLength + 1024,
    readableHighWaterMark: 2 * byteLength + 4096,
  } as Parameters<typeof createBrotliCompress>[0]);
  const [first = '', ...others] = html.split(NONCE_SLOT);
  const pieces = [await encode(encoder, first)];
  for (const part of others) {
    // The encoder must have seen a slot, or it would count its distances wrong; what it makes of it is thrown away.
    await encode(encoder, NONCE_SLOT);
    pieces.push(await encode(encoder, part));
  }
  encoder.end();
  pieces.push(await lastOf(encoder));
  const document: CompressedDocument = (nonce) => {
    const stored = storedBlock(Buffer.from(nonce));
    return Buffer.concat(
      pieces.flatMap((piece, index) => (index > 0 && index <= others.length ? [stored, piece] : [piece])),
    );
  };
  const probe = createNonce();
  const isProved = await decompress(document(probe)).then(
    (bytes) => bytes.toString() === html.replaceAll(NONCE_SLOT, probe),
    () => false,
  );
  return isProved ? document : undefined;
}

/** What the encoder gives out for a text, ended at a whole byte. */
function encode(encoder: BrotliCompress, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    encoder.once('error', reject);
    encoder.write(text);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      encoder.off('error', reject);
      resolve(encoder.read() ?? Buffer.alloc(0));
    });
  });
}

async function lastOf(encoder: BrotliCompress): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of encoder) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A block that holds its bytes as they are. Its head, from the lowest bit: not the last block (0), a length of four nibbles
 * (00), the length less one (16 bits), uncompressed (1). Source: RFC 7932, section 9.2
 */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(STORED_HEAD_BYTES);
  head.writeUIntLE(((bytes.byteLength - 1) << 3) | (1 << 19), 0, STORED_HEAD_BYTES);
  return Buffer.concat([head, bytes]);
}
