'use client';
import { PasswordChangeForm } from './password-change-form.tsx';
import * as Password from './password-parts.tsx';

/** Changes the password in a dialog, which closes by itself after a success. For accounts that have a password. */
export function PasswordChange() {
  return (
    <Password.Root>
      <Password.Title />
      <Password.Text />
      <Password.Trigger />
      <Password.Dialog>
        <PasswordChangeForm />
      </Password.Dialog>
    </Password.Root>
  );
}
