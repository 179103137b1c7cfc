import { useSession } from '@trek/ui/session';
import { InlineAccount } from '@trek/ui/sign-in';

/** Whoever is not signed in does so here, and stays on the page. */
export function MyTreks() {
  const { user } = useSession();
  return user ? <p>Namaste, {user.fullname}.</p> : <InlineAccount />;
}
