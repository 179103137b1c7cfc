/** Of the session's code this alone: it loads where a booking signs visitors in by itself. */
export { InlineAccount } from '../../../account/sign-in/index.ts';
