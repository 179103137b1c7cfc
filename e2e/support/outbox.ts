import { readOutbox } from '../../sites/api/test/outbox.ts';

/** The texts of the mails that a site wrote for an address, oldest first. @param dataFolder left out: the common site's */
export async function mailsTo(email: string, dataFolder = process.env.E2E_DATA_DIR ?? ''): Promise<string[]> {
  const mails = await readOutbox(dataFolder);
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}
