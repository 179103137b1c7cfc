'use client';
import { Button } from '../kit/button.tsx';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { accountMenuAnatomy as anatomy } from './session.anatomy.ts';
import { sessionMessages as messages } from './session.messages.ts';
import { useSession } from './use-session.tsx';

const Root = createPart('details', anatomy, 'root');
const Trigger = createPart('summary', anatomy, 'trigger');
const Avatar = createPart('span', anatomy, 'avatar');
const Menu = createPart('div', anatomy, 'menu');

/** Who is signed in, with the ways to the account and out of it; or the way to sign in. */
export function AccountMenu() {
  const { status, user, logout } = useSession();
  const { paths, Link, notify, navigate } = usePorts();
  if (status === 'restoring') return <Spinner label={messages.checkingAuthentication} />;
  if (status !== 'signedIn' || !user) {
    return (
      <Button asChild>
        <Link href={paths.login}>Login</Link>
      </Button>
    );
  }
  return (
    <Root>
      <Trigger>
        <Avatar aria-hidden="true">{user.fullname.charAt(0).toUpperCase()}</Avatar> {user.fullname.split(' ')[0]}
      </Trigger>
      <Menu>
        <p>{messages.myAccount}</p>
        <Link href={paths.profile}>{messages.profile}</Link>
        <Button
          variant="quiet"
          onClick={() => {
            navigate(paths.login);
            logout();
            notify('success', messages.loggedOut);
          }}
        >
          {messages.logout}
        </Button>
      </Menu>
    </Root>
  );
}
