'use client';
import * as Password from './password-parts.tsx';

/** What the dialog holds: the form, why the change failed, or that it is done. */
export function PasswordChangeForm() {
  return (
    <>
      <Password.Succeeded />
      <Password.Failed />
      <Password.Form>
        <Password.Field name="oldPassword" />
        <Password.Field name="newPassword" />
        <Password.Field name="confirmPassword" />
        <Password.Actions>
          <Password.Cancel />
          <Password.Submit />
        </Password.Actions>
      </Password.Form>
    </>
  );
}
