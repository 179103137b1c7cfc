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
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

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
