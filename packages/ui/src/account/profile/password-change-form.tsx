'use client';
import * as Password from './password-parts.tsx';

/** The dialog's content: the form, the failure, or the success. */
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
