import { useReturnAfterSignIn } from '@trek/ui/session';
import { DefaultSignIn } from '@trek/ui/sign-in';

/** Goes back to where the visitor came from once they are signed in. */
export function LoginPage() {
  useReturnAfterSignIn();
  return (
    <main>
      <DefaultSignIn />
    </main>
  );
}
