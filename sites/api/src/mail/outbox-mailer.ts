import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail into a folder as an `.eml` file, for a site that has no mail server yet. */
export function outboxMailer(folder: string, from: string, host: string, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail, { id, writtenAt }) {
      const { message } = await transport.sendMail({ ...mail, messageId: `<${id}@${host}>`, date: writtenAt });
      // Named after the mail, so that a second attempt at it writes the same file again.
      const path = join(folder, `${writtenAt.toISOString().replace(/\D/g, '')}-${id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when complete, so that nobody picks up half a mail. Readable by the owner only: reset links are keys.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log({ level: 'info', message: 'wrote a mail into the outbox', path });
    },
    close: () => transport.close(),
  };
}
