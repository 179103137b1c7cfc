import type { ComponentType, ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { createActor } from 'xstate';
import * as AccountCard from '../../src/account/profile/account-card-parts.tsx';
import * as BookingList from '../../src/account/profile/booking-list-parts.tsx';
import { connectPasswordChange } from '../../src/account/profile/password-change.connect.ts';
import { passwordChangeMachine } from '../../src/account/profile/password-change.machine.ts';
import { PasswordChangeContext } from '../../src/account/profile/password-change-context.ts';
import * as PasswordChange from '../../src/account/profile/password-change-parts.tsx';
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
      <AccountCard.Root user={user}>{children}</AccountCard.Root>
    </HostPage>
  );
}

const inAccount = (tag: string, name: string) => ({
  props: {},
  Around: InAccount,
  ...part('account-card', tag, name),
  takesAsChild: true,
});

describeConformance('AccountCard.Root', {
  Part: AccountCard.Root,
  props: { user },
  Around: HostPage,
  ...part('account-card', 'section'),
  takesAsChild: true,
});
describeConformance('AccountCard.Avatar', { Part: AccountCard.Avatar, ...inAccount('span', 'avatar') });
describeConformance('AccountCard.Name', { Part: AccountCard.Name, ...inAccount('h2', 'name') });
describeConformance('AccountCard.GoogleBadge', {
  Part: AccountCard.GoogleBadge,
  props: {},
  Around: InAccount,
  ...part('badge', 'span'),
});
describeConformance('AccountCard.Heading', { Part: AccountCard.Heading, ...inAccount('h3', 'heading') });
describeConformance('AccountCard.Facts', { Part: AccountCard.Facts, ...inAccount('dl', 'facts') });
describeConformance('AccountCard.Actions', { Part: AccountCard.Actions, ...inAccount('div', 'actions') });
describeConformance('AccountCard.Edit', { Part: AccountCard.Edit, props: {}, Around: InAccount, ...button });
describeConformance('AccountCard.ChangeEmail', {
  Part: AccountCard.ChangeEmail,
  props: {},
  Around: InAccount,
  ...button,
});
describeConformance('AccountCard.Logout', { Part: AccountCard.Logout, props: {}, Around: InAccount, ...button });

const unpaid = testBookings.find(({ status }) => status === 'pending');
if (!unpaid) throw new Error('There is an unpaid booking among those of the tests.');
const booking = unpaid;

function InItem({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <BookingList.Item booking={booking}>{children}</BookingList.Item>
    </HostPage>
  );
}

function InKnownItem({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <BookingList.Item booking={unpaidTestBooking}>{children}</BookingList.Item>
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

describeConformance('BookingList.Root', {
  Part: BookingList.Root,
  props: {},
  ...part('booking-list', 'ul'),
  takesAsChild: true,
});
describeConformance('BookingList.Item', {
  Part: BookingList.Item,
  props: { booking },
  Around: HostPage,
  ...part('booking-list', 'li', 'booking'),
  takesAsChild: true,
});
describeConformance('BookingList.Picture', { Part: BookingList.Picture, ...inItem('div', 'picture') });
describeConformance('BookingList.Image', {
  Part: BookingList.Image,
  props: {},
  Around: InItem,
  element: { tag: 'img', selector: 'img' },
});
describeConformance('BookingList.Body', { Part: BookingList.Body, ...inItem('div', 'body') });
describeConformance('BookingList.State', {
  Part: BookingList.State,
  props: {},
  Around: InItem,
  ...part('badge', 'span'),
});
describeConformance('BookingList.Title', { Part: BookingList.Title, ...inItem('h3', 'title') });
describeConformance('BookingList.Dates', { Part: BookingList.Dates, ...inItem('p', 'dates') });
describeConformance('BookingList.Amounts', { Part: BookingList.Amounts, ...inItem('dl', 'amounts') });
describeConformance('BookingList.Reference', {
  Part: BookingList.Reference,
  ...inItem('p', 'reference'),
  Around: InKnownItem,
});
describeConformance('BookingList.Note', { Part: BookingList.Note, ...inItem('p', 'note') });
describeConformance('BookingList.CompletePayment', {
  Part: BookingList.CompletePayment,
  props: {},
  Around: InItem,
  element: { tag: 'a', selector: '[data-scope="button"]' },
});
describeConformance('BookingList.Actions', { Part: BookingList.Actions, ...inItem('div', 'actions') });

function InUnfinished({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <BookingList.Item booking={{ ...booking, isUnfinished: true }}>{children}</BookingList.Item>
    </HostPage>
  );
}

describeConformance('BookingList.Remove', {
  Part: BookingList.Remove,
  props: { onRemoved: () => {} },
  Around: InUnfinished,
  element: { tag: 'button', selector: '[data-scope="button"]' },
});
describeConformance('BookingList.Loading', { Part: BookingList.Loading, props: {}, ...part('spinner', 'span') });
describeConformance('BookingList.Failed', {
  Part: BookingList.Failed,
  props: { message: 'Request timed out.', onRetry: () => {} },
  ...instead,
});
describeConformance('BookingList.Empty', { Part: BookingList.Empty, props: {}, ...instead });

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
      <PasswordChange.Root>{children}</PasswordChange.Root>
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

describeConformance('PasswordChange.Root', {
  Part: PasswordChange.Root,
  props: {},
  Around: OnPage,
  ...part('password-change', 'section'),
  takesAsChild: true,
});
describeConformance('PasswordChange.Title', {
  Part: PasswordChange.Title,
  ...inChange('h2', 'title'),
  Around: InChange,
});
describeConformance('PasswordChange.Text', { Part: PasswordChange.Text, ...inChange('p', 'text') });
describeConformance('PasswordChange.Trigger', { Part: PasswordChange.Trigger, ...changeButton, pressed });
describeConformance('PasswordChange.Dialog', {
  Part: PasswordChange.Dialog,
  props: {},
  Around: changeIn('form'),
  ...part('dialog', 'div', 'content'),
});
describeConformance('PasswordChange.Form', { Part: PasswordChange.Form, ...inChange('form', 'form') });
describeConformance('PasswordChange.Field', {
  Part: PasswordChange.Field,
  props: { name: 'newPassword' as const },
  Around: changeIn('form'),
  element: { tag: 'input', selector: '[name="newPassword"]' },
});
describeConformance('PasswordChange.Actions', { Part: PasswordChange.Actions, ...inChange('div', 'actions') });
describeConformance('PasswordChange.Cancel', { Part: PasswordChange.Cancel, ...changeButton, pressed });
describeConformance('PasswordChange.Submit', { Part: PasswordChange.Submit, ...changeButton });
describeConformance('PasswordChange.Failed', { Part: PasswordChange.Failed, ...inChange('div', 'outcome', 'failed') });
describeConformance('PasswordChange.Succeeded', {
  Part: PasswordChange.Succeeded,
  ...inChange('div', 'outcome', 'succeeded'),
});
