import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../core/log.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail to a folder as an `.eml` file, for a site without a mail server. */
export function outboxMailer(folder: string, from: string, host: string, log: Log): Mailer {
  let transport: ReturnType<typeof makeTransport> | undefined;
  return {
    async send(mail, { id, writtenAt }) {
      transport ??= makeTransport(from);
      const { message } = await (await transport).sendMail({ ...mail, messageId: `<${id}@${host}>`, date: writtenAt });
      // Derived from the mail, so a second attempt overwrites the same file.
      const path = join(folder, `${writtenAt.toISOString().replace(/\D/g, '')}-${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when complete, so no one reads half a mail. Only the owner can read it: reset links are keys.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log({ level: 'info', message: 'wrote a mail to the outbox', path });
    },
    close: () => {},
  };
}

/** The library loads with the first mail. */
async function makeTransport(from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true }, { from });
}
