'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { PasswordField } from '../kit/field.tsx';
import { createPart } from '../kit/part.tsx';
import { passwordMessages as messages } from '../session/password.messages.ts';
import type { PasswordChangeForm as FormValues } from '../session/password.rules.ts';
import { passwordChangeAnatomy as anatomy } from './profile.anatomy.ts';
import type { PasswordChangeControl } from './use-password-change.ts';

const Form = createPart('form', anatomy, 'form');
const Actions = createPart('div', anatomy, 'actions');
const Panel = createPart('div', anatomy, 'panel');

/** What the dialog holds: the form, why the change failed, or that it is done. */
export function PasswordChangeForm(change: PasswordChangeControl) {
  const [isBack, setIsBack] = useState(false);
  if (change.step === 'succeeded') {
    return (
      <Panel role="status" data-state="succeeded">
        <p>{messages.changed}</p>
      </Panel>
    );
  }
  if (change.step === 'failed') {
    return (
      <Panel role="alert" data-state="failed">
        <p>{messages.verifyCurrent}</p>
        <Button
          autoFocus
          onClick={() => {
            setIsBack(true);
            change.retry();
          }}
        >
          {messages.tryAgain}
        </Button>
      </Panel>
    );
  }
  return <PasswordFields {...change} isBack={isBack} />;
}

function PasswordFields({ isBack, refusals, ...change }: PasswordChangeControl & { isBack: boolean }) {
  const { values, errors, isSubmitting } = change;
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
    onChange: (event: { target: { value: string } }) => change.change({ [name]: event.target.value }),
  });
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.submit();
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
        <Button disabled={isSubmitting} onClick={change.close}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {messages.changeAction}
        </Button>
      </Actions>
    </Form>
  );
}
