'use client';
import * as z from 'zod/mini';
import { requestOf } from '../../api/api-error.ts';
import { WithRequest } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { ButtonProps } from '../../kit/button.tsx';
import { FormSubmit } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import type { PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { type AccountFacts, AccountRoot } from './account-form-parts.tsx';
import { confirmEmailFailure } from './email-confirmation.rules.ts';
import { emailConfirmationTexts } from './email-confirmation.texts.ts';

export {
  AccountDone as Done,
  AccountFailure as Failure,
  AccountFields as Form,
  AccountText as Text,
  AccountTitle as Title,
} from './account-form-parts.tsx';
export { LoginLink } from './login-link.tsx';

/** The link is all there is to send. */
const schema = z.object({});

function useEmailConfirmation(token: string | null): AccountFacts {
  const messages = useTexts(emailConfirmationTexts);
  const { api } = usePorts();
  const form = useForm({ schema, initialValues: {}, submit: () => api.confirmEmail({ token: token ?? '' }) });
  const { isSucceeded: isDone, message } = form;
  const texts = isDone
    ? { title: messages.doneTitle, text: messages.doneText }
    : { title: messages.title, text: messages.text };
  const failure = message && (
    <WithRequest id={requestOf(message)}>{messages[confirmEmailFailure(message)]}</WithRequest>
  );
  return { ...form, ...texts, failure, isDone, focusesTitle: isDone };
}

interface EmailConfirmationRootProps extends PartProps<'section'> {
  /** The mailed link's token. */
  token: string | null;
}

/** The section, which runs the form and gives it to the parts in it. */
export const Root = withRef(function EmailConfirmationRoot({ token, ...section }: EmailConfirmationRootProps) {
  return <AccountRoot form={useEmailConfirmation(token)} {...section} />;
});

/** Confirms the address. */
export const Submit = withRef(function EmailConfirmationSubmit(button: ButtonProps) {
  const messages = useTexts(emailConfirmationTexts);
  return (
    <FormSubmit isWide {...button}>
      {button.children ?? messages.action}
    </FormSubmit>
  );
});
