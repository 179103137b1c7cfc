'use client';
import { useMemo, useState } from 'react';
import type { User } from '../../api/entities.ts';
import { useFailure } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { DefaultDialog } from '../../kit/dialog/dialog.tsx';
import { FormProvider, FormSubmit, FormText, FormTextArea } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { profileFormSchema } from '../sign-in/sign-in.rules.ts';
import { signInTexts } from '../sign-in/sign-in.texts.ts';
import { useAccount } from './account-context.ts';
import { profileEditAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

const Form = createPart('form', anatomy, 'form');
const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');

/** Opens the form of name, phone and postal address. Absent where the backend can't change them. */
export const Edit = withRef(function AccountCardEdit(button: Omit<ButtonProps, 'asChild'>) {
  const { api } = usePorts();
  const messages = useTexts(profileTexts);
  const user = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  if (!api.can('profile')) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)} {...button}>
        {button.children ?? messages.edit}
      </Button>
      {isOpen && <EditDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
});

function EditDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const messages = useTexts(profileTexts);
  const labels = useTexts(signInTexts);
  const { cancel } = useTexts(passwordTexts);
  const { failure, ...form } = useProfileForm(user, onClose);
  return (
    <DefaultDialog open onOpenChange={onClose} isClosable={!form.isSubmitting} title={messages.personalInfo}>
      <FormProvider value={form}>
        <Form method="post" {...form.formProps}>
          <FormText name="fullname" label={labels.fullname} autoComplete="name" />
          <FormText name="phone" label={labels.phone} type="tel" autoComplete="tel" />
          <FormTextArea
            name="postalAddress"
            label={messages.postalAddress}
            hint={messages.postalAddressHint}
            autoComplete="street-address"
            rows={4}
          />
          <Text role="alert">{failure}</Text>
          <Actions>
            <Button disabled={form.isSubmitting} onClick={onClose}>
              {cancel}
            </Button>
            <FormSubmit>{messages.save}</FormSubmit>
          </Actions>
        </Form>
      </FormProvider>
    </DefaultDialog>
  );
}

function useProfileForm(user: User, onClose: () => void) {
  const { api, notify } = usePorts();
  const session = useSession();
  const messages = useTexts(profileTexts);
  const labels = useTexts(signInTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure();
  const schema = useMemo(() => profileFormSchema({ ...labels, ...fields }), [labels, fields]);
  const { fullname, phone, postalAddress } = user;
  const form = useForm({
    schema,
    initialValues: { fullname, phone: phone ?? '', postalAddress: postalAddress ?? '' },
    submit: api.saveProfile,
    onSucceeded: (saved) => {
      if (session.token !== null) session.login({ token: session.token, user: { ...user, ...saved } });
      notify('success', messages.saved);
      onClose();
    },
  });
  return { ...form, failure: form.message && failureOf(form.message) };
}
