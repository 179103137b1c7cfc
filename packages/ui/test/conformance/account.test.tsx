import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { SessionScreen } from '../../src/account/session/session-screen.tsx';
import { STARTING } from '../../src/account/session/session-store.ts';
import { SessionContext, SessionProvider } from '../../src/account/session/use-session.tsx';
import { AccountRoot } from '../../src/account/sign-in/account-form-parts.tsx';
import * as AccountMenu from '../../src/account/sign-in/account-menu-parts.tsx';
import * as EmailConfirmation from '../../src/account/sign-in/email-confirmation-parts.tsx';
import { GoogleCallbackScreen } from '../../src/account/sign-in/google/google-callback.tsx';
import * as Google from '../../src/account/sign-in/google/google-parts.tsx';
import { MailedCodeForm } from '../../src/account/sign-in/mailed-code/mailed-code-form.tsx';
import * as ForgotPassword from '../../src/account/sign-in/password/forgot-password-parts.tsx';
import * as PasswordReset from '../../src/account/sign-in/password/password-reset-parts.tsx';
import * as SignIn from '../../src/account/sign-in/sign-in-parts.tsx';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const part = (tag: string, name: string, scope = 'sign-in') => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});
const button = { props: {}, element: { tag: 'button', selector: '[data-scope="button"]' } };
const link = { props: {}, element: { tag: 'a', selector: 'a' } };
const password = (name: string) => ({ props: {}, element: { tag: 'input', selector: `[name="${name}"]` } });

const done = vi.fn();
beforeEach(() => void done.mockClear());
const pressed = () => done.mock.calls.length > 0;

const facts = { formProps: {} as never, isSubmitting: false, field: () => ({}), checkbox: () => ({}) };
const stateProps = { title: 'Title', text: 'Text', failure: 'Failed', askAgain: done };

/** A form that has failed. */
function InFailed({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <AccountRoot form={{ ...facts, ...stateProps }}>{children}</AccountRoot>
    </HostPage>
  );
}

/** A form that has done its work. */
function InDone({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <AccountRoot form={{ ...facts, ...stateProps, isDone: true } as never}>{children}</AccountRoot>
    </HostPage>
  );
}

describeConformance('SignIn.Failure', {
  Part: SignIn.Failure,
  props: {},
  Around: InFailed,
  ...part('p', 'failure'),
  takesAsChild: true,
});

function InForgot({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <ForgotPassword.Root>{children}</ForgotPassword.Root>
    </HostPage>
  );
}

describeConformance('ForgotPassword.Root', {
  Part: ForgotPassword.Root,
  props: {},
  Around: HostPage,
  ...part('section', 'root'),
});
describeConformance('ForgotPassword.Text', {
  Part: ForgotPassword.Text,
  props: {},
  Around: InForgot,
  ...part('p', 'text'),
  takesAsChild: true,
});
describeConformance('ForgotPassword.Actions', {
  Part: ForgotPassword.Actions,
  props: {},
  ...part('div', 'actions'),
  takesAsChild: true,
});
describeConformance('ForgotPassword.EmailField', {
  Part: ForgotPassword.EmailField,
  Around: InForgot,
  ...password('email'),
});
describeConformance('ForgotPassword.Submit', { Part: ForgotPassword.Submit, Around: InForgot, ...button });
describeConformance('ForgotPassword.Sent', {
  Part: ForgotPassword.Sent,
  props: {},
  Around: InDone,
  ...part('div', 'actions'),
  takesAsChild: true,
});
describeConformance('ForgotPassword.Again', { Part: ForgotPassword.Again, Around: InDone, ...button, pressed });
describeConformance('ForgotPassword.LoginLink', { Part: ForgotPassword.LoginLink, Around: HostPage, ...link });

const mailed = { token: 'a'.repeat(40), email: 'maya@example.com' };

function InReset({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <PasswordReset.Root {...mailed}>{children}</PasswordReset.Root>
    </HostPage>
  );
}

describeConformance('PasswordReset.Root', {
  Part: PasswordReset.Root,
  props: mailed,
  Around: HostPage,
  ...part('section', 'root'),
});
describeConformance('PasswordReset.Form', {
  Part: PasswordReset.Form,
  props: {},
  Around: InReset,
  ...part('form', 'form'),
});
describeConformance('PasswordReset.PasswordField', {
  Part: PasswordReset.PasswordField,
  Around: InReset,
  ...password('newPassword'),
});
describeConformance('PasswordReset.ConfirmField', {
  Part: PasswordReset.ConfirmField,
  Around: InReset,
  ...password('confirmPassword'),
});
describeConformance('PasswordReset.Submit', { Part: PasswordReset.Submit, Around: InReset, ...button });

function InConfirmation({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <EmailConfirmation.Root token={mailed.token}>{children}</EmailConfirmation.Root>
    </HostPage>
  );
}

const pending = () => new Promise<never>(() => {});

describeConformance('MailedCodeForm', {
  Part: MailedCodeForm,
  props: { email: 'maya@example.com', requestCode: pending, enterCode: pending, onProven: () => {} },
  ...part('form', 'form'),
  Around: HostPage as never,
});

describeConformance('EmailConfirmation.Root', {
  Part: EmailConfirmation.Root,
  props: { token: mailed.token },
  Around: HostPage,
  ...part('section', 'root'),
});
describeConformance('EmailConfirmation.Submit', {
  Part: EmailConfirmation.Submit,
  Around: InConfirmation,
  ...button,
});

function InGoogle({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Google.Root offersGoogle="unavailable">{children}</Google.Root>
    </HostPage>
  );
}

/** Around a button that can be pressed. */
function InOfferedGoogle({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Google.Root>{children}</Google.Root>
    </HostPage>
  );
}

describeConformance('Google.Divider', {
  Part: Google.Divider,
  props: {},
  Around: InGoogle,
  ...part('p', 'divider'),
  takesAsChild: true,
});
describeConformance('Google.Button', { Part: Google.Button, ...button, Around: InOfferedGoogle });
describeConformance('Google.Note', {
  Part: Google.Note,
  props: {},
  Around: InGoogle,
  ...part('p', 'note'),
  takesAsChild: true,
});

function WithSession({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SessionProvider>{children}</SessionProvider>
    </HostPage>
  );
}

function InMenu({ children }: { children: ReactNode }) {
  return (
    <WithSession>
      <AccountMenu.Root fullname="Maya Gurung">{children}</AccountMenu.Root>
    </WithSession>
  );
}

const inMenu = (tag: string, name: string) => ({
  props: {},
  Around: InMenu,
  ...part(tag, name, 'account-menu'),
  takesAsChild: true,
});

describeConformance('AccountMenu.Root', {
  Part: AccountMenu.Root,
  props: { fullname: 'Maya Gurung' },
  Around: HostPage,
  ...part('div', 'root', 'account-menu'),
  takesAsChild: true,
});
describeConformance('AccountMenu.Trigger', {
  Part: AccountMenu.Trigger,
  ...inMenu('button', 'trigger'),
  pressed: () => document.querySelector('[aria-expanded="true"]') !== null,
});
describeConformance('AccountMenu.Avatar', { Part: AccountMenu.Avatar, ...inMenu('span', 'avatar') });
describeConformance('AccountMenu.Name', { Part: AccountMenu.Name, ...inMenu('span', 'name') });
describeConformance('AccountMenu.Content', { Part: AccountMenu.Content, ...inMenu('div', 'content') });
describeConformance('AccountMenu.ProfileLink', {
  Part: AccountMenu.ProfileLink,
  Around: InMenu,
  ...link,
  isNameless: true,
});
describeConformance('AccountMenu.Logout', { Part: AccountMenu.Logout, Around: InMenu, ...button });
describeConformance('AccountMenu.Login', { Part: AccountMenu.Login, Around: HostPage, ...link });

/** Before any storage could be read. */
function WhileStarting({ children }: { children: ReactNode }) {
  const store = { subscribe: () => () => {}, read: () => STARTING, send: done, prepare: async () => {} };
  return (
    <HostPage>
      <SessionContext.Provider value={store as never}>{children}</SessionContext.Provider>
    </HostPage>
  );
}

describeConformance('SessionScreen', {
  Part: SessionScreen,
  props: {},
  Around: WhileStarting,
  ...part('div', 'root', 'session-screen'),
});
describeConformance('GoogleCallbackScreen', {
  Part: GoogleCallbackScreen,
  props: { search: '' },
  Around: WithSession,
  ...part('div', 'root', 'google-callback'),
});
