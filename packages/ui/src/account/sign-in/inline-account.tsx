'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../core/internal/use-merged-ref.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import type { OuterProps } from '../../kit/part.tsx';
import { useSession } from '../session/index.ts';
import { accountTexts } from './account.texts.ts';
import * as SignIn from './sign-in-parts.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import * as SignUp from './sign-up-parts.tsx';

/** Signs a visitor in, or up, in the place where they are: for hosts without pages of their own for it. */
export const InlineAccount = withRef(function InlineAccount({ ref, ...outer }: OuterProps<'section'>) {
  const messages = useTexts(accountTexts);
  const [form, setForm] = useState<'signIn' | 'signUp'>('signIn');
  const root = useMergedRef(ref, useFirstFieldFocus(form));
  const session = useSession();
  if (form === 'signUp') {
    return (
      <SignUp.Root ref={root} onRegistered={session.login} {...outer}>
        <SignUp.Title />
        <SignUpFields />
        <SignUp.Footer>
          <span>{messages.hasAccount}</span> <Switch onClick={() => setForm('signIn')}>{messages.signIn}</Switch>
        </SignUp.Footer>
      </SignUp.Root>
    );
  }
  return (
    <SignIn.Root ref={root} {...outer}>
      <SignIn.Title />
      <SignIn.Form>
        <SignIn.EmailField />
        <SignIn.PasswordField />
        <SignIn.RememberField />
        <SignIn.Failure />
        <SignIn.Submit />
      </SignIn.Form>
      <SignIn.Footer>
        <span>{messages.noAccount}</span> <Switch onClick={() => setForm('signUp')}>{messages.createAccount}</Switch>
      </SignIn.Footer>
    </SignIn.Root>
  );
});

function Switch({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      {children}
    </Button>
  );
}

/** The button that led to another form is gone with the focus in it: the form's first field takes it. */
function useFirstFieldFocus(form: string) {
  const root = useRef<HTMLElement>(null);
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    root.current?.querySelector('input')?.focus();
  }, [form]);
  return root;
}
