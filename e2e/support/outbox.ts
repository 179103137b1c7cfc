import { readOutbox } from '../../sites/api/test/outbox.ts';

/** The texts of the mails that a site wrote for an address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const mails = await readOutbox(process.env.E2E_DATA_DIR ?? '');
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}
