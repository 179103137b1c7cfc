import { useSession } from '@trek/ui/session';
import { InlineAccount } from '@trek/ui/sign-in';

/** Visitors who are not signed in sign in here and stay on the page. */
export function MyTreks() {
  const { user } = useSession();
  return user ? <p>{`Namaste, ${user.fullname}.`}</p> : <InlineAccount />;
}
