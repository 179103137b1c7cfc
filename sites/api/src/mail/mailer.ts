/** One mail to one person. Plain data, so it can be stored as JSON. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same content as HTML. */
  html?: string;
  /** Receives the reply, if not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: MailAttachment[];
  /** An address that stops such mails when it is posted to, for the mail program's own button (RFC 8058). */
  stopUrl?: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A mail as the library takes it. */
export const composed = ({ stopUrl, ...mail }: Mail, { id, writtenAt }: MessageIdentity, host: string) => ({
  ...mail,
  ...(stopUrl && {
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  messageId: `<${id}@${host}>`,
  date: writtenAt,
});

/** Lets the recipient's mail program recognize a second delivery of the same mail. */
interface MessageIdentity {
  id: string;
  writtenAt: Date;
}

/** Sends mail. Rejects when it can't. */
export interface Mailer {
  send(mail: Mail, identity: MessageIdentity): Promise<void>;
  close(): void;
}
