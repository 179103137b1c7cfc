import { SessionScreen, useSession } from '@trek/ui/session';
import { useEffect } from 'react';
import { uncoverSession } from '../boot/cover-session.ts';

/** The kit's screen while a session is restored. Once it is shown, the boot script's cover is removed. */
export function SessionCover() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'starting') uncoverSession();
  }, [status]);
  return <SessionScreen />;
}
