'use client';
import type { ReactElement } from 'react';
import type { SignUpForm } from './sign-in.rules.ts';
import * as SignUp from './sign-up-parts.tsx';

const CONTROLS: Record<keyof SignUpForm, ReactElement> = {
  fullname: <SignUp.Field key="fullname" name="fullname" />,
  email: <SignUp.Field key="email" name="email" />,
  phone: <SignUp.Field key="phone" name="phone" />,
  password: <SignUp.PasswordField key="password" />,
  confirmPassword: <SignUp.ConfirmField key="confirmPassword" />,
  agreesToTerms: <SignUp.TermsField key="agreesToTerms" />,
};

const { fullname: FULL_NAME, email: EMAIL, phone: PHONE, ...rest } = CONTROLS;
const OTHERS = Object.values(rest);

/** The form with all that it asks for, as the page of signing up and the booking's own sign-up show it. */
export function SignUpFields() {
  return (
    <SignUp.Form>
      {FULL_NAME}
      <SignUp.Pair>
        {EMAIL}
        {PHONE}
      </SignUp.Pair>
      {OTHERS}
      <SignUp.Failure />
      <SignUp.Submit />
    </SignUp.Form>
  );
}
