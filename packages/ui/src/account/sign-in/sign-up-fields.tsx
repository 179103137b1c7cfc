'use client';
import type { ReactElement } from 'react';
import type { SignUpForm } from './account.rules.ts';
import * as SignUp from './sign-up-parts.tsx';

const CONTROLS: Record<keyof SignUpForm, ReactElement> = {
  fullname: <SignUp.Field key="fullname" name="fullname" />,
  email: <SignUp.Field key="email" name="email" />,
  phone: <SignUp.Field key="phone" name="phone" />,
  password: <SignUp.PasswordField key="password" />,
  confirmPassword: <SignUp.ConfirmField key="confirmPassword" />,
  agreesToTerms: <SignUp.TermsField key="agreesToTerms" />,
};

/** The form with all that it asks for, as the page of signing up and the booking's own sign-up show it. */
export function SignUpFields() {
  const { fullname, email, phone, ...others } = CONTROLS;
  return (
    <SignUp.Form>
      {fullname}
      <SignUp.Pair>
        {email}
        {phone}
      </SignUp.Pair>
      {Object.values(others)}
      <SignUp.Failure />
      <SignUp.Submit />
    </SignUp.Form>
  );
}
