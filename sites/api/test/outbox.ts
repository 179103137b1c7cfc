import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The text of every mail in the outbox of a data folder, oldest first. */
export async function readOutbox(dataFolder: string): Promise<string[]> {
  const outbox = join(dataFolder, 'outbox');
  if (!existsSync(outbox)) return [];
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => readable(await readFile(join(outbox, name), 'latin1'))));
}

/** Undoes the quoted-printable encoding of mails. */
function readable(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
