/** One mail to one person. Plain data: the queue keeps it as JSON. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show HTML. */
  html?: string;
  /** Who gets the answer, when it isn't the sender. */
  replyTo?: { name: string; address: string };
  attachments?: MailAttachment[];
}

interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** What makes two attempts at sending one mail the same mail to whoever gets it. */
interface Postmark {
  id: string;
  writtenAt: Date;
}

/** Sends mail. Rejects when it can't. */
export interface Mailer {
  send(mail: Mail, postmark: Postmark): Promise<void>;
  close(): void;
}
