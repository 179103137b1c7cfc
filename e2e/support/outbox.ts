import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts of the mails that the site wrote for an address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map(readable).filter((mail) => mail.includes(`To: ${email}`));
}

/** Undoes the quoted-printable encoding of mails. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
