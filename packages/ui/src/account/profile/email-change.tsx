'use client';
import { useMemo, useRef, useState } from 'react';
import type { SignedInAnswer, User } from '../../api/entities.ts';
import { useFailure } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { DefaultDialog } from '../../kit/dialog/dialog.tsx';
import { FormPassword, FormProvider, FormSubmit, FormText } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { MailedCodeForm } from '../sign-in/index.ts';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { emailChangeFormSchema } from '../sign-in/sign-in.rules.ts';
import { signInTexts } from '../sign-in/sign-in.texts.ts';
import { useAccount } from './account-context.ts';
import { profileEditAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

const Form = createPart('form', anatomy, 'form');
const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');

/** Changes the account's address, once a code that is mailed to the new one was entered. Absent where the backend can't. */
export const ChangeEmail = withRef(function AccountCardChangeEmail(button: Omit<ButtonProps, 'asChild'>) {
  const { api } = usePorts();
  const messages = useTexts(profileTexts);
  const user = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  if (!api.can('email-change')) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)} {...button}>
        {button.children ?? messages.changeEmail}
      </Button>
      {isOpen && <ChangeDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
});

/** A request for a code, which stays for those after it. */
interface EmailRequest {
  codeId: string;
  email: string;
  password: string;
}

function ChangeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const messages = useTexts(profileTexts);
  const [request, setRequest] = useState<EmailRequest | null>(null);
  return (
    <DefaultDialog open onOpenChange={onClose} title={messages.changeEmail}>
      {request ? (
        <Entry user={user} request={request} onClose={onClose} onBack={() => setRequest(null)} />
      ) : (
        <Address user={user} onRequested={setRequest} onClose={onClose} />
      )}
    </DefaultDialog>
  );
}

function Address({
  user,
  onRequested,
  onClose,
}: {
  user: User;
  onRequested: (request: EmailRequest) => void;
  onClose: () => void;
}) {
  const messages = useTexts(profileTexts);
  const passwordMessages = useTexts(passwordTexts);
  const hasPassword = !user.googleId;
  const { failure, ...form } = useAddressForm(hasPassword, onRequested);
  return (
    <FormProvider value={form}>
      <Form method="post" {...form.formProps}>
        <Text>{messages.changeEmailText}</Text>
        <FormText name="email" label={messages.newEmail} type="email" autoComplete="email" />
        {hasPassword ? (
          <FormPassword name="password" label={passwordMessages.currentPassword} autoComplete="current-password" />
        ) : (
          <Text>{messages.proofByGoogle}</Text>
        )}
        <Text role="alert">{failure}</Text>
        <Actions>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            {passwordMessages.cancel}
          </Button>
          <FormSubmit>{messages.mailCode}</FormSubmit>
        </Actions>
      </Form>
    </FormProvider>
  );
}

function useAddressForm(hasPassword: boolean, onRequested: (request: EmailRequest) => void) {
  const { api } = usePorts();
  const labels = useTexts(signInTexts);
  const { currentMissing } = useTexts(passwordTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure();
  const schema = useMemo(
    () => emailChangeFormSchema(hasPassword, { ...labels, ...fields, passwordMissing: currentMissing }),
    [hasPassword, labels, fields, currentMissing],
  );
  const form = useForm({
    schema,
    initialValues: { email: '', password: '' },
    submit: ({ email, password }) => api.requestEmailChange(hasPassword ? { email, password } : { email }),
    onSucceeded: (codeId, sent) => onRequested({ codeId, ...sent }),
  });
  return { ...form, failure: form.message && failureOf(form.message) };
}

function Entry({
  user,
  request,
  onClose,
  onBack,
}: {
  user: User;
  request: EmailRequest;
  onClose: () => void;
  onBack: () => void;
}) {
  const { api, notify } = usePorts();
  const session = useSession();
  const messages = useTexts(profileTexts);
  const { codeId, email, password } = request;
  const first = useRef<string | null>(codeId);
  const renewed = useRef<SignedInAnswer | undefined>(undefined);
  const requestCode = async () => {
    const known = first.current;
    first.current = null;
    return known ?? api.requestEmailChange(user.googleId ? { email } : { email, password });
  };
  return (
    <>
      <MailedCodeForm
        email={email}
        requestCode={requestCode}
        enterCode={async (entry) => {
          renewed.current = await api.confirmEmailChange(entry);
        }}
        onProven={() => {
          const { token } = session;
          const next = renewed.current ?? (token === null ? undefined : { token, user: { ...user, email } });
          if (next) session.login(next);
          notify('success', messages.emailChanged);
          onClose();
        }}
        onChangeAddress={onBack}
      />
      <Text>{messages.noCode}</Text>
    </>
  );
}
