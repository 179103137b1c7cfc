'use client';
import { useSession } from '../session/index.ts';
import * as Account from './account-parts.tsx';

/** The signed-in visitor, with a logout button. */
export function AccountCard({ onLogout }: { onLogout: () => void }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Account.Root user={user}>
      <Account.Avatar />
      <Account.Name />
      <Account.GoogleBadge />
      <Account.Heading />
      <Account.Facts />
      <Account.Logout onClick={onLogout} />
    </Account.Root>
  );
}
