import { createTransport } from 'nodemailer';
import { isLoopback } from '../core/loopback.ts';
import { composed, type Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends mail through an SMTP server. Connections to other machines must be encrypted.
 * @param allowsPlain allows unencrypted connections, too
 * @param host the part behind the `@` of message ids; mail programs show two mails with the same id as one
 */
export function smtpMailer(smtpUrl: string, allowsPlain: boolean, from: string, host: string): Mailer {
  const requireTLS = !allowsPlain && !isLoopback(smtpUrl);
  const transport = createTransport(
    { url: smtpUrl, requireTLS, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    async send(mail, identity) {
      await transport.sendMail(composed(mail, identity, host));
    },
    close: () => transport.close(),
  };
}
