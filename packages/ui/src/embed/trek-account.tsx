'use client';
import { ProfileTabs } from '../account/profile/index.ts';
import { SessionScreen, useSession } from '../account/session/index.ts';
import { InlineAccount } from '../account/sign-in/index.ts';
import { useRead } from '../api/use-read.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingsKey } from './bookings-key.ts';
import { useReportedRead } from './use-reported-read.ts';

/** A visitor's bookings and settings; who is not signed in does so here. */
export function TrekAccount() {
  const { status } = useSession();
  if (status === 'restoring') return <SessionScreen />;
  return status === 'signedIn' ? <Bookings /> : <InlineAccount />;
}

function Bookings() {
  const { api } = usePorts();
  const { user } = useSession();
  const bookings = useRead(user && bookingsKey(user.id), api.listBookings);
  useReportedRead('account', bookings);
  return <ProfileTabs bookings={bookings} />;
}
