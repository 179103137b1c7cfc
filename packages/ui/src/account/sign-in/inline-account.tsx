'use client';
import { type ReactNode, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';
import { useMergedRef } from '../../core/internal/use-merged-ref.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import type { OuterProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { InlineForgotten } from './inline-forgotten.tsx';
import { signInTexts } from './sign-in.texts.ts';
import * as SignIn from './sign-in-parts.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import * as SignUp from './sign-up-parts.tsx';

/** The host signs its visitors in by `getToken`: a form of ours would make an account that its token never uses. */
const HostAccount = withRef(function HostAccount(root: OuterProps<'section'>) {
  const messages = useTexts(signInTexts);
  const { navigate, location } = usePorts();
  return (
    <section {...(root as object)}>
      <p>{messages.hostSignsIn}</p>
      <Button variant="primary" onClick={() => navigate(location().href)}>
        {messages.loadAgain}
      </Button>
    </section>
  );
});

/** Signs a visitor in, or up, in the place where they are: for hosts without pages of their own for it. */
export const InlineAccount = withRef(function InlineAccount(root: OuterProps<'section'>) {
  const { storage } = usePorts();
  return storage.isTokenOfHost ? <HostAccount {...(root as object)} /> : <OwnAccount {...(root as object)} />;
});

const OwnAccount = withRef(function OwnAccount({ ref, ...outer }: OuterProps<'section'>) {
  const messages = useTexts(signInTexts);
  const [form, setForm] = useState<'signIn' | 'signUp' | 'forgotten'>('signIn');
  const [registered, setRegistered] = useState('');
  const root = useMergedRef(ref, useFirstFieldFocus(form));
  const session = useSession();
  if (form === 'signUp') {
    return (
      <SignUp.Root
        ref={root}
        onRegistered={(answer, email) => {
          if (answer) return session.login(answer);
          setRegistered(email);
          setForm('signIn');
        }}
        {...outer}
      >
        <SignUp.Title />
        <SignUpFields />
        <SignUp.Footer>
          <span>{messages.hasAccount}</span> <Switch onClick={() => setForm('signIn')}>{messages.signIn}</Switch>{' '}
          <Forgotten onClick={() => setForm('forgotten')} />
        </SignUp.Footer>
      </SignUp.Root>
    );
  }
  if (form === 'forgotten') return <InlineForgotten ref={root} onReturn={() => setForm('signIn')} {...outer} />;
  return (
    <SignIn.Root ref={root} initialEmail={registered} {...outer}>
      <SignIn.Title />
      <SignIn.Form>
        <SignIn.EmailField />
        <SignIn.PasswordField />
        <SignIn.Row>
          <SignIn.RememberField />
          <Forgotten onClick={() => setForm('forgotten')} />
        </SignIn.Row>
        <SignIn.Failure />
        <SignIn.Submit />
      </SignIn.Form>
      <SignIn.Footer>
        <span>{messages.noAccount}</span> <Switch onClick={() => setForm('signUp')}>{messages.createAccount}</Switch>
      </SignIn.Footer>
    </SignIn.Root>
  );
});

/** The way to a new password: the host's own page of it, or the form in this one's place. */
function Forgotten({ onClick }: { onClick: () => void }) {
  const messages = useTexts(signInTexts);
  const { paths, Link } = usePorts();
  if (paths.forgotPassword === null) return <Switch onClick={onClick}>{messages.forgotPassword}</Switch>;
  return <Link href={paths.forgotPassword}>{messages.forgotPassword}</Link>;
}

function Switch({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      {children}
    </Button>
  );
}

/**
 * The button that led to another form is gone with the focus in it: the form's first field takes it. As the form appears, so
 * that no key comes in between.
 */
function useFirstFieldFocus(form: string) {
  const root = useRef<HTMLElement>(null);
  const shown = useRef(form);
  useIsomorphicLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    root.current?.querySelector('input')?.focus();
  }, [form]);
  return root;
}
