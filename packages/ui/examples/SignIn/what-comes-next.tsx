import { useSession } from '@trek/ui/session';
import { DefaultSignIn } from '@trek/ui/sign-in';

/** The form only signs in. Watch the session for what comes next. */
export function WelcomePage() {
  const { user, logout } = useSession();
  if (!user) return <DefaultSignIn offersGoogle={false} />;
  return (
    <p>
      <span>{`Namaste, ${user.fullname}.`}</span>{' '}
      <button type="button" onClick={logout}>
        Log out
      </button>
    </p>
  );
}
