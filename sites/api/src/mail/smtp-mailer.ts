import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends mail through an SMTP server.
 * @param host name behind the `@` of the message ids: mail programs show two mails with one id as one
 */
export function smtpMailer(smtpUrl: string, from: string, host: string): Mailer {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    async send(mail, { id, writtenAt }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${host}>`, date: writtenAt });
    },
    close: () => transport.close(),
  };
}
