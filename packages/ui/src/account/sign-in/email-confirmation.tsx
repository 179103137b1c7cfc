'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { emailConfirmationTexts } from './email-confirmation.texts.ts';
import * as EmailConfirmation from './email-confirmation-parts.tsx';

/** Props of `DefaultEmailConfirmation`. */
export interface DefaultEmailConfirmationProps extends OuterProps<'section'> {
  /** The link's token. */
  token: string | null;
}

/**
 * The target of the mailed link that confirms an account's address. It waits for a press: programs that scan mails open
 * their links, too.
 */
export const DefaultEmailConfirmation = withRef(function DefaultEmailConfirmation({
  token,
  ...root
}: DefaultEmailConfirmationProps) {
  const messages = useTexts(emailConfirmationTexts);
  return (
    <EmailConfirmation.Root token={token} {...root}>
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
});
