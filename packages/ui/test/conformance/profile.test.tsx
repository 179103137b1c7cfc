import type { ComponentType, ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { createActor } from 'xstate';
import * as Account from '../../src/account/profile/account-parts.tsx';
import * as Bookings from '../../src/account/profile/bookings-parts.tsx';
import { connectPasswordChange } from '../../src/account/profile/password-change.connect.ts';
import { passwordChangeMachine } from '../../src/account/profile/password-change.machine.ts';
import { PasswordChangeContext } from '../../src/account/profile/password-change-context.ts';
import * as Password from '../../src/account/profile/password-parts.tsx';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { usePartIds } from '../../src/kit/part-ids.ts';
import { testBookings, unpaidTestBooking } from '../../src/testing/api-answers.ts';
import { testUser } from '../../src/testing/fixtures.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const part = (scope: string, tag: string, name = 'root') => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});
const button = { element: { tag: 'button', selector: '[data-scope="button"]' } };

const user = { ...testUser, googleId: '1089' } as never;

function InAccount({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Account.Root user={user}>{children}</Account.Root>
    </HostPage>
  );
}

const inAccount = (tag: string, name: string) => ({
  props: {},
  Around: InAccount,
  ...part('account-card', tag, name),
  takesAsChild: true,
});

describeConformance('Account.Root', {
  Part: Account.Root,
  props: { user },
  Around: HostPage,
  ...part('account-card', 'section'),
  takesAsChild: true,
});
describeConformance('Account.Avatar', { Part: Account.Avatar, ...inAccount('span', 'avatar') });
describeConformance('Account.Name', { Part: Account.Name, ...inAccount('h2', 'name') });
describeConformance('Account.GoogleBadge', {
  Part: Account.GoogleBadge,
  props: {},
  Around: InAccount,
  ...part('badge', 'span'),
});
describeConformance('Account.Heading', { Part: Account.Heading, ...inAccount('h3', 'heading') });
describeConformance('Account.Facts', { Part: Account.Facts, ...inAccount('dl', 'facts') });
describeConformance('Account.Logout', { Part: Account.Logout, props: {}, Around: InAccount, ...button });

const unpaid = testBookings.find(({ status }) => status === 'pending');
if (!unpaid) throw new Error('There is an unpaid booking among those of the tests.');
const booking = unpaid;

function InItem({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Bookings.Item booking={booking}>{children}</Bookings.Item>
    </HostPage>
  );
}

function InKnownItem({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Bookings.Item booking={unpaidTestBooking}>{children}</Bookings.Item>
    </HostPage>
  );
}

const inItem = (tag: string, name: string) => ({
  props: {},
  Around: InItem,
  ...part('booking-list', tag, name),
  takesAsChild: true,
});
const instead = { Around: HostPage, ...part('status', 'div') };

describeConformance('Bookings.Root', {
  Part: Bookings.Root,
  props: {},
  ...part('booking-list', 'ul'),
  takesAsChild: true,
});
describeConformance('Bookings.Item', {
  Part: Bookings.Item,
  props: { booking },
  Around: HostPage,
  ...part('booking-list', 'li', 'booking'),
  takesAsChild: true,
});
describeConformance('Bookings.Picture', { Part: Bookings.Picture, ...inItem('div', 'picture') });
describeConformance('Bookings.Image', {
  Part: Bookings.Image,
  props: {},
  Around: InItem,
  element: { tag: 'img', selector: 'img' },
});
describeConformance('Bookings.Body', { Part: Bookings.Body, ...inItem('div', 'body') });
describeConformance('Bookings.State', { Part: Bookings.State, props: {}, Around: InItem, ...part('badge', 'span') });
describeConformance('Bookings.Title', { Part: Bookings.Title, ...inItem('h3', 'title') });
describeConformance('Bookings.Dates', { Part: Bookings.Dates, ...inItem('p', 'dates') });
describeConformance('Bookings.Amounts', { Part: Bookings.Amounts, ...inItem('dl', 'amounts') });
describeConformance('Bookings.Reference', {
  Part: Bookings.Reference,
  ...inItem('p', 'reference'),
  Around: InKnownItem,
});
describeConformance('Bookings.Note', { Part: Bookings.Note, ...inItem('p', 'note') });
describeConformance('Bookings.CompletePayment', {
  Part: Bookings.CompletePayment,
  props: {},
  Around: InItem,
  element: { tag: 'a', selector: '[data-scope="button"]' },
});
describeConformance('Bookings.Loading', { Part: Bookings.Loading, props: {}, ...part('spinner', 'span') });
describeConformance('Bookings.Failed', {
  Part: Bookings.Failed,
  props: { message: 'Request timed out.', onRetry: () => {} },
  ...instead,
});
describeConformance('Bookings.Empty', { Part: Bookings.Empty, props: {}, ...instead });

const done = vi.fn();
beforeEach(() => void done.mockClear());
const pressed = () => done.mock.calls.length > 0;
const closed = createActor(passwordChangeMachine).getSnapshot();
type Step = ReturnType<typeof connectPasswordChange>['step'];

/** A password change in this step, as its parts find it. */
function changeIn(step: Step): ComponentType<{ children: ReactNode }> {
  const focus = { refusals: { current: 0 }, hasComeBack: { current: false } };
  const change = { ...connectPasswordChange(closed, done), ...focus, step, isOpen: true };
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once.
  return function InChange({ children }) {
    return (
      <HostPage>
        <PasswordChangeContext.Provider value={{ ...change, ids: usePartIds() }}>
          {children}
        </PasswordChangeContext.Provider>
      </HostPage>
    );
  };
}

function OnPage({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SessionProvider>{children}</SessionProvider>
    </HostPage>
  );
}

function InChange({ children }: { children: ReactNode }) {
  return (
    <OnPage>
      <Password.Root>{children}</Password.Root>
    </OnPage>
  );
}

const inChange = (tag: string, name: string, step: Step = 'form') => ({
  props: {},
  Around: changeIn(step),
  ...part('password-change', tag, name),
  takesAsChild: true,
});
const changeButton = { props: {}, Around: changeIn('form'), ...button };

describeConformance('Password.Root', {
  Part: Password.Root,
  props: {},
  Around: OnPage,
  ...part('password-change', 'section'),
  takesAsChild: true,
});
describeConformance('Password.Title', { Part: Password.Title, ...inChange('h2', 'title'), Around: InChange });
describeConformance('Password.Text', { Part: Password.Text, ...inChange('p', 'text') });
describeConformance('Password.Trigger', { Part: Password.Trigger, ...changeButton, pressed });
describeConformance('Password.Dialog', {
  Part: Password.Dialog,
  props: {},
  Around: changeIn('form'),
  ...part('dialog', 'div', 'content'),
});
describeConformance('Password.Form', { Part: Password.Form, ...inChange('form', 'form') });
describeConformance('Password.Field', {
  Part: Password.Field,
  props: { name: 'newPassword' as const },
  Around: changeIn('form'),
  element: { tag: 'input', selector: '[name="newPassword"]' },
});
describeConformance('Password.Actions', { Part: Password.Actions, ...inChange('div', 'actions') });
describeConformance('Password.Cancel', { Part: Password.Cancel, ...changeButton, pressed });
describeConformance('Password.Submit', { Part: Password.Submit, ...changeButton });
describeConformance('Password.Failed', { Part: Password.Failed, ...inChange('div', 'panel', 'failed') });
describeConformance('Password.Succeeded', { Part: Password.Succeeded, ...inChange('div', 'panel', 'succeeded') });
