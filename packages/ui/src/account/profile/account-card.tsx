'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { useSession } from '../session/index.ts';
import * as AccountCard from './account-card-parts.tsx';

/** The signed-in visitor, with a logout button. */
export interface DefaultAccountCardProps extends OuterProps<'section'> {
  onLogout: () => void;
}

/** The visitor’s account at a glance, with the way to sign out. */
export const DefaultAccountCard = withRef(function DefaultAccountCard({ onLogout, ...root }: DefaultAccountCardProps) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <AccountCard.Root user={user} {...root}>
      <AccountCard.Avatar />
      <AccountCard.Name />
      <AccountCard.GoogleBadge />
      <AccountCard.Heading />
      <AccountCard.Facts />
      <AccountCard.Actions>
        <AccountCard.Edit />
        <AccountCard.ChangeEmail />
        <AccountCard.Logout onClick={onLogout} />
      </AccountCard.Actions>
    </AccountCard.Root>
  );
});
