import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AccountCard } from '../../src/account/profile/index.ts';
import { SessionProvider } from '../../src/account/session/use-session.tsx';
import { DefaultSignIn, DefaultSignUp } from '../../src/account/sign-in/index.ts';
import { TrekProvider } from '../../src/provider/trek-provider.tsx';
import { testUser } from '../../src/testing/fixtures.ts';
import { HostPage } from './around.tsx';
import { api } from './no-backend.ts';

afterEach(cleanup);

test('the heading of the account card is Personal Info', () => {
  render(
    <HostPage>
      <AccountCard.Root user={testUser}>
        <AccountCard.Heading />
      </AccountCard.Root>
    </HostPage>,
  );
  expect(screen.getByRole('heading', { name: 'Personal Info' })).toBeTruthy();
});

/** A backend that never answers. */
const silent = { ...api, signIn: () => new Promise<never>(() => {}), register: () => new Promise<never>(() => {}) };

const account: Record<string, string> = {
  'Full name': 'Maya Gurung',
  Email: 'maya@example.com',
  Phone: '+977 1 4000000',
  Password: 'Ridge4130',
  'Confirm password': 'Ridge4130',
};

test.each<[string, ReactNode, string[]]>([
  ['Sign in', <DefaultSignIn key="in" />, ['Email', 'Password']],
  ['Sign up', <DefaultSignUp key="up" />, Object.keys(account)],
])('%s: the Google button can not be pressed while the form is being sent', async (name, form, fields) => {
  render(
    <TrekProvider api={silent} placeholderImage="/none.svg" notify={() => {}}>
      <SessionProvider>{form}</SessionProvider>
    </TrekProvider>,
  );
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  expect(google).toHaveProperty('disabled', false);
  for (const field of fields) fireEvent.change(screen.getByLabelText(field), { target: { value: account[field] } });
  if (name === 'Sign up') fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(google).toHaveProperty('disabled', true));
});
