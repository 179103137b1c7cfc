'use client';
import { lazyModule } from '../../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../../core/lazy/lazy-part.tsx';
import { useTexts } from '../../../core/texts/language.ts';
import { HeadingLevel } from '../../../kit/heading.tsx';
import { lateFallback } from '../../../kit/late-fallback.tsx';
import { createPart } from '../../../kit/part.tsx';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';

/** The dialog's own title is the heading above. */
const LEVEL = 3;

const Text = createPart('p', anatomy, 'text');

const account = lazyModule(() => import('./inline-account.ts'));

const waiting = { Fallback: lateFallback(account) };

const Account = lazyPart(account, ({ InlineAccount }) => InlineAccount, waiting);

/** Has a code mailed, and takes it. */
export const MailedCode = lazyPart(account, ({ MailedCodeForm }) => MailedCodeForm, waiting);

/** Signs a visitor in or up in the dialog itself, which then goes on where it was. */
export function BookingAccount() {
  const messages = useTexts(bookingTexts);
  return (
    <HeadingLevel start={LEVEL}>
      <Text>{messages.loginRequiredText}</Text>
      <Account />
    </HeadingLevel>
  );
}
