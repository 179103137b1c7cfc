'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { useSession } from '../session/index.ts';
import * as Account from './account-parts.tsx';

/** The signed-in visitor, with a logout button. */
export interface AccountCardProps extends OuterProps<'section'> {
  onLogout: () => void;
}

/** The visitor’s account at a glance, with the way to sign out. */
export const AccountCard = withRef(function AccountCard({ onLogout, ...root }: AccountCardProps) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Account.Root user={user} {...root}>
      <Account.Avatar />
      <Account.Name />
      <Account.GoogleBadge />
      <Account.Heading />
      <Account.Facts />
      <Account.Logout onClick={onLogout} />
    </Account.Root>
  );
});
