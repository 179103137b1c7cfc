'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import * as PasswordChange from './password-change-parts.tsx';

/** Changes the password in a dialog, which closes by itself after a success. For accounts that have a password. */
export const DefaultPasswordChange = withRef(function DefaultPasswordChange(root: OuterProps<'section'>) {
  return (
    <PasswordChange.Root {...root}>
      <PasswordChange.Title />
      <PasswordChange.Text />
      <PasswordChange.Trigger />
      <PasswordChange.Dialog>
        <PasswordChangeForm />
      </PasswordChange.Dialog>
    </PasswordChange.Root>
  );
});
