import { defineTexts } from '../../../core/texts/define-texts.ts';

/** Every text of proving an address with a mailed code. */
export const mailedCodeTexts = defineTexts('mailedCode', {
  sending: 'Sending a code...',
  sentTo: 'We have sent a code of six digits to this address:',
  code: 'Code',
  codeHint: 'It can take a minute to arrive, and works for 15 minutes. Please look into the spam folder, too.',
  agreeTo: 'By confirming you agree to the',
  confirm: 'Confirm',
  resend: 'Send another code',
  changeAddress: 'Change the address',
  codeIncomplete: 'Please enter the six digits of the code',
  codeWrong: 'This code is not correct. Please check the email again.',
  codeOver: 'This code has expired or was used. Please ask for another one.',
  tooManyTries: 'Too many wrong codes. Please ask for another one.',
  tooManyCodes: 'We have sent too many codes. Please try again in an hour.',
});
