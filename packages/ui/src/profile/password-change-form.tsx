'use client';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../internal/field-errors.ts';
import { Button } from '../kit/button.tsx';
import { PasswordField } from '../kit/field.tsx';
import { createPart } from '../kit/part.tsx';
import { passwordMessages as messages } from '../session/password.messages.ts';
import { type PasswordChangeForm as FormValues, passwordChangeFormSchema } from '../session/password.rules.ts';
import { passwordChangeAnatomy as anatomy } from './profile.anatomy.ts';
import type { PasswordChangeControl } from './use-password-change.ts';

const Form = createPart('form', anatomy, 'form');
const Actions = createPart('div', anatomy, 'actions');
const Panel = createPart('div', anatomy, 'panel');

/** What the dialog holds: the form, why the change failed, or that it is done. */
export function PasswordChangeForm({ snapshot, send, refusals }: PasswordChangeControl) {
  const [isBack, setIsBack] = useState(false);
  if (snapshot.matches({ open: 'succeeded' })) {
    return (
      <Panel role="status" data-state="succeeded">
        <p>{messages.changed}</p>
      </Panel>
    );
  }
  if (snapshot.matches({ open: 'failed' })) {
    return (
      <Panel role="alert" data-state="failed">
        <p>{messages.verifyCurrent}</p>
        <Button
          autoFocus
          onClick={() => {
            setIsBack(true);
            send({ type: 'retry' });
          }}
        >
          {messages.tryAgain}
        </Button>
      </Panel>
    );
  }
  return <PasswordFields {...{ snapshot, send, refusals, isBack }} />;
}

function PasswordFields({ snapshot, send, refusals, isBack }: PasswordChangeControl & { isBack: boolean }) {
  const { values, isAttempted } = snapshot.context;
  const isSubmitting = snapshot.matches({ open: 'submitting' });
  const errors = isAttempted ? fieldErrors<keyof FormValues>(passwordChangeFormSchema, values) : {};
  const form = useRef<HTMLFormElement>(null);
  // The button that led back has gone, with the focus on it.
  useEffect(() => {
    if (isBack) form.current?.querySelector('input')?.focus();
  }, [isBack]);
  const shownRefusals = useRef(refusals.current);
  useEffect(() => {
    if (shownRefusals.current === refusals.current) return;
    shownRefusals.current = refusals.current;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const field = (name: keyof FormValues) => ({
    name,
    value: values[name],
    error: errors[name],
    disabled: isSubmitting,
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'change', values: { [name]: event.target.value } }),
  });
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submit' });
      }}
    >
      <PasswordField {...field('oldPassword')} label={messages.currentPassword} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label={messages.newPassword}
        hint={messages.changeHint}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={messages.confirmPassword} autoComplete="new-password" />
      <Actions>
        <Button disabled={isSubmitting} onClick={() => send({ type: 'close' })}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {messages.changeAction}
        </Button>
      </Actions>
    </Form>
  );
}
