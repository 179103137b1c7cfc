'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import * as Password from './password-parts.tsx';

/** Changes the password in a dialog, which closes by itself after a success. For accounts that have a password. */
export const PasswordChange = withRef(function PasswordChange(root: OuterProps<'section'>) {
  return (
    <Password.Root {...root}>
      <Password.Title />
      <Password.Text />
      <Password.Trigger />
      <Password.Dialog>
        <PasswordChangeForm />
      </Password.Dialog>
    </Password.Root>
  );
});
