import { SessionScreen, useSession } from '@trek/ui/session';
import { useEffect } from 'react';
import { uncoverSession } from '../boot/cover-session.ts';

/** The kit's screen while a session is restored. Once it has begun, the cover that the boot script laid is taken away. */
export function SessionCover() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'starting') uncoverSession();
  }, [status]);
  return <SessionScreen />;
}
