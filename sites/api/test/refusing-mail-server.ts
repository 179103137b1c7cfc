import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that quotes in its refusals what it was given, as real ones do. */
export async function startRefusingMailServer(refuses: 'recipient' | 'content') {
  const refusal = (words: string) => Object.assign(new Error(`5.7.1 ${words}`), { responseCode: 550 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (refuses === 'recipient') done(refusal(`<${address}>: Recipient address rejected: unknown`));
      else done();
    },
    onData(stream, { envelope }, done) {
      text(stream).then(
        (mail) => done(refusal(`<${envelope.rcptTo[0]?.address}>: rejected: ${/https?:\S+/.exec(mail)?.[0]}`)),
        done,
      );
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
}

/** The settings of a site that sends its mail there. */
export const mailThrough = (smtpUrl: string) => ({
  smtpUrl,
  allowsPlainSmtp: false,
  from: 'treks@example.org',
  contactAddress: 'office@example.org',
});
