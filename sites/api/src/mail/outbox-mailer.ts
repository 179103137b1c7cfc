import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../core/log.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../core/owner-only.ts';
import { composed, type Mail, type Mailer } from './mailer.ts';

/**
 * Writes each mail to a folder, for a site without a mail server: as an `.eml` file, whose lines are cut and encoded, and as
 * a `.txt` file for people.
 */
export function outboxMailer(folder: string, from: string, host: string, log: Log): Mailer {
  let transport: ReturnType<typeof makeTransport> | undefined;
  return {
    async send(mail, identity) {
      const { id, writtenAt } = identity;
      transport ??= makeTransport(from);
      const { message } = await (await transport).sendMail(composed(mail, identity, host));
      // Derived from the mail, so a second attempt overwrites the same file.
      const name = join(folder, `${writtenAt.toISOString().replace(/\D/g, '')}-${id}`);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await place(`${name}.txt`, readable(mail, from, writtenAt));
      const path = `${name}.eml`;
      await place(path, message as Buffer);
      log({ level: 'info', message: 'wrote a mail to the outbox', path });
    },
    close: () => {},
  };
}

/** Renamed when complete, so no one reads half a mail. Only the owner can read it: reset links are keys. */
async function place(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: OWNER_ONLY_FILE });
  await rename(`${path}.part`, path);
}

/** The mail as a person reads it, with each link whole on its line. */
function readable({ to, replyTo, subject, text, attachments = [] }: Mail, from: string, writtenAt: Date): string {
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply to: ${replyTo.name} <${replyTo.address}>`] : []),
    `Date: ${writtenAt.toISOString()}`,
    `Subject: ${subject}`,
    ...attachments.map(({ filename }) => `Attached: ${filename}`),
  ];
  return `${lines.join('\n')}\n\n${text}`;
}

/** The library loads with the first mail. */
async function makeTransport(from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true }, { from });
}
