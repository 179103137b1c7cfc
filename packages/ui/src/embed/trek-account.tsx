'use client';
import { ProfileTabs } from '../account/profile/index.ts';
import { SessionScreen, useSession } from '../account/session/index.ts';
import { InlineAccount } from '../account/sign-in/index.ts';
import { useRead } from '../api/use-read.ts';
import { withRef } from '../core/internal/with-ref.ts';
import type { OuterProps } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingsKey } from './bookings-key.ts';
import { useReportedRead } from './use-reported-read.ts';

const Bookings = withRef(function Bookings(root: OuterProps) {
  const { api } = usePorts();
  const { user } = useSession();
  const bookings = useRead(user && bookingsKey(user.id), api.listBookings);
  useReportedRead('account', bookings);
  return <ProfileTabs bookings={bookings} {...root} />;
});

/** A visitor's bookings and settings; who is not signed in does so here. */
export const TrekAccount = withRef(function TrekAccount(root: OuterProps) {
  const { status } = useSession();
  if (status === 'restoring') return <SessionScreen {...(root as object)} />;
  return status === 'signedIn' ? <Bookings {...root} /> : <InlineAccount {...(root as object)} />;
});
