'use client';
import * as EmailConfirmation from './email-confirmation-parts.tsx';
import { useConfirmEmailMessages } from './use-confirm-email-messages.ts';

/**
 * Where the mailed link leads that confirms an account's address. It waits for a press: programs that look at mails open
 * their links, too.
 * @param token what the link carries
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const messages = useConfirmEmailMessages();
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
