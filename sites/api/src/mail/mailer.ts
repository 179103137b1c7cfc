/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer, when it isn't the sender. */
  replyTo?: { name: string; address: string };
}

/** Sends mail. Rejects when it can't. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
