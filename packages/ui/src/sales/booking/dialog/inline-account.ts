/** Of the session's code this alone: it loads where a booking signs visitors in by itself, or proves an address. */
export { InlineAccount, MailedCodeForm } from '../../../account/sign-in/index.ts';
