'use client';
import { useTexts } from '../../core/texts/language.ts';
import { confirmEmailTexts } from './confirm-email.texts.ts';
import * as EmailConfirmation from './email-confirmation-parts.tsx';

/**
 * The target of the mailed link that confirms an account's address. It waits for a press: programs that scan mails open
 * their links, too.
 * @param token the link's token
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const messages = useTexts(confirmEmailTexts);
  return (
    <EmailConfirmation.Root token={token}>
      <EmailConfirmation.Title />
      <EmailConfirmation.Text />
      <EmailConfirmation.Form>
        <EmailConfirmation.Failure />
        <EmailConfirmation.Submit />
      </EmailConfirmation.Form>
      <EmailConfirmation.Done>
        <EmailConfirmation.LoginLink>{messages.goToLogin}</EmailConfirmation.LoginLink>
      </EmailConfirmation.Done>
    </EmailConfirmation.Root>
  );
}
