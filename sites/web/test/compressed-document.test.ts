import { brotliDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compressDocument } from '../server/compressed-document.ts';
import { createNonce, NONCE_SLOT } from '../server/nonce.ts';

const read = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

test('every answer carries its own nonce in a document that was compressed once', async () => {
  const rows = Array.from({ length: 500 }, (_, row) => `<li class="trek">Trek ${row} — 8,849 m</li>`).join('');
  const html = `<head><script nonce="${NONCE_SLOT}">begin()</script></head><body>${rows}</body>`;
  const document = await compressDocument(html);
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const nonce = createNonce();
    const bytes = document?.(nonce) ?? Buffer.alloc(0);
    expect(read(bytes)).toBe(html.replace(NONCE_SLOT, nonce));
    expect(bytes.byteLength).toBeLessThan(html.length / 5);
  }
});

test('each start has a slot of its own, and none is so like a text that its document could not be compressed', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
  const likenesses = letters.map((letter) => `${letter}e="${letter}`).join(' ');
  const slots = new Set<string>();
  for (let start = 0; start < 50; start += 1) {
    vi.resetModules();
    const { NONCE_SLOT: slot } = await import('../server/nonce.ts');
    const { compressDocument: compress } = await import('../server/compressed-document.ts');
    slots.add(slot);
    const html = `<script nonce="${slot}">begin()</script>${likenesses}`;
    const nonce = createNonce();
    const document = await compress(html);
    expect(document && read(document(nonce))).toBe(html.replace(slot, nonce));
  }
  expect(slots.size).toBe(50);
});

test('a document is answered right, or not compressed, whatever stands around its nonces', async () => {
  const text = fc.array(
    fc.constantFrom('==', 'nonce="', '<p>', 'नमस्ते', '"', NONCE_SLOT.slice(0, 12), ' the trek ', 'a'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (parts) => {
      const html = parts.map((words) => words.join('')).join(NONCE_SLOT);
      const document = await compressDocument(html);
      const nonce = createNonce();
      if (document) expect(read(document(nonce))).toBe(html.replaceAll(NONCE_SLOT, nonce));
      else expect(parts.length).toBeGreaterThan(1);
    }),
  );
});
