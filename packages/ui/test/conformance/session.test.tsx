import type { ReactNode } from 'react';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import * as SignIn from '../../src/account/sign-in/sign-in-parts.tsx';
import * as SignUp from '../../src/account/sign-in/sign-up-parts.tsx';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const part = (tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="sign-in"][data-part="${name}"]` },
});
const control = (tag: string, selector: string) => ({ element: { tag, selector } });

function OnPage({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SessionProvider>{children}</SessionProvider>
    </HostPage>
  );
}

function InSignIn({ children }: { children: ReactNode }) {
  return (
    <OnPage>
      <SignIn.Root>{children}</SignIn.Root>
    </OnPage>
  );
}

const signIn = { props: {}, Around: InSignIn };

describeConformance('SignIn.Root', { Part: SignIn.Root, props: {}, Around: OnPage, ...part('section', 'root') });
describeConformance('SignIn.Title', { Part: SignIn.Title, ...signIn, ...part('h1', 'title'), takesAsChild: true });
describeConformance('SignIn.Form', { Part: SignIn.Form, ...signIn, ...part('form', 'form') });
describeConformance('SignIn.Row', { Part: SignIn.Row, ...signIn, ...part('div', 'row'), takesAsChild: true });
describeConformance('SignIn.Footer', { Part: SignIn.Footer, ...signIn, ...part('p', 'footer'), takesAsChild: true });
describeConformance('SignIn.EmailField', { Part: SignIn.EmailField, ...signIn, ...control('input', '[type="email"]') });
describeConformance('SignIn.PasswordField', {
  Part: SignIn.PasswordField,
  ...signIn,
  ...control('input', '[name="password"]'),
});
describeConformance('SignIn.RememberField', {
  Part: SignIn.RememberField,
  ...signIn,
  ...control('input', '[type="checkbox"]'),
});
describeConformance('SignIn.Submit', { Part: SignIn.Submit, ...signIn, ...control('button', 'button') });

function InSignUp({ children }: { children: ReactNode }) {
  return (
    <OnPage>
      <SignUp.Root>{children}</SignUp.Root>
    </OnPage>
  );
}

const signUp = { props: {}, Around: InSignUp };

describeConformance('SignUp.Root', { Part: SignUp.Root, props: {}, Around: OnPage, ...part('section', 'root') });
describeConformance('SignUp.Pair', { Part: SignUp.Pair, ...signUp, ...part('div', 'pair'), takesAsChild: true });
describeConformance('SignUp.Field', {
  Part: SignUp.Field,
  props: { name: 'phone' },
  Around: InSignUp,
  ...control('input', '[type="tel"]'),
});
describeConformance('SignUp.PasswordField', {
  Part: SignUp.PasswordField,
  ...signUp,
  ...control('input', '[name="password"]'),
});
describeConformance('SignUp.ConfirmField', {
  Part: SignUp.ConfirmField,
  ...signUp,
  ...control('input', '[name="confirmPassword"]'),
});
describeConformance('SignUp.TermsField', {
  Part: SignUp.TermsField,
  ...signUp,
  ...control('input', '[type="checkbox"]'),
});
describeConformance('SignUp.Submit', { Part: SignUp.Submit, ...signUp, ...control('button', 'button') });
