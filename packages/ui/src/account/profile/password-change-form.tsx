'use client';
import * as PasswordChange from './password-change-parts.tsx';

/** The dialog's content: the form, the failure, or the success. */
export function PasswordChangeForm() {
  return (
    <>
      <PasswordChange.Succeeded />
      <PasswordChange.Failed />
      <PasswordChange.Form>
        <PasswordChange.Field name="oldPassword" />
        <PasswordChange.Field name="newPassword" />
        <PasswordChange.Field name="confirmPassword" />
        <PasswordChange.Actions>
          <PasswordChange.Cancel />
          <PasswordChange.Submit />
        </PasswordChange.Actions>
      </PasswordChange.Form>
    </>
  );
}
