import type { ScriptDocument } from './script-document.ts';
import { readDocument, ScriptFault } from './script-document.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** The first letter of every link says how it is written. */
const VERSION = 'B';
/** Links of older builds, with a chart's fingerprint in place of the build and without results. */
const OLD_VERSION = 'A';
/** No run is longer; anything that unpacks to more is no link of ours. */
const MAXIMUM_TEXT_BYTES = 1_000_000;

/** A script as letters, digits, `-` and `_`: what an address takes as the value of one story argument. */
export async function writeLink({ machine, build, input, script, results }: ScriptDocument): Promise<string> {
  const text = JSON.stringify([machine, build, input, script, results]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return VERSION + base64Url(bytes);
}

/**
 * Reads a link, or an address that holds one.
 * @throws ScriptFault with a plain sentence where it is broken or foreign
 */
export async function readLink(known: WorkbenchMachine, given: string): Promise<ScriptDocument> {
  const link = scriptOf(given.trim());
  const broken = new ScriptFault('This link is broken: a part of it is missing or was changed.');
  if (!/^[A-Za-z0-9_-]+$/.test(link)) throw broken;
  const version = link.slice(0, 1);
  if (version !== VERSION && version !== OLD_VERSION) throw new ScriptFault('This is no link of this workbench.');
  let parts: unknown;
  try {
    parts = JSON.parse(await unpack(bytesOf(link.slice(1))));
  } catch {
    throw broken;
  }
  if (!Array.isArray(parts)) throw broken;
  const [machine, build, input, script, results] = parts.map((part) => part ?? undefined);
  return readDocument(known, {
    machine,
    input,
    script,
    ...(version === VERSION && { ...(build && { build }), ...(results && { results }) }),
  });
}

/** The address with this script in it, ready to be handed over; an empty one leaves it without. */
export function addressWith(address: string, link: string): string {
  const url = new URL(address);
  url.searchParams.delete('args');
  url.hash = '';
  const query = url.searchParams.toString().replaceAll('%2F', '/');
  const parts = [query, link && `args=script:${link}`].filter(Boolean);
  return `${url.origin}${url.pathname}?${parts.join('&')}`;
}

/** The script of a whole address; anything else stays as it is. */
function scriptOf(given: string): string {
  return /(?:[?&]args=|;)script(?::|%3A)([^&;#]*)/i.exec(given)?.[1] ?? given;
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MAXIMUM_TEXT_BYTES) throw new RangeError('More than a link can hold.');
  }
  return text + decoder.decode();
}

function base64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
