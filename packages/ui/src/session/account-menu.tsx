'use client';
import { useId, useRef, useState } from 'react';
import { useDismissal } from '../internal/use-dismissal.ts';
import { Button } from '../kit/button.tsx';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { rememberOrigin } from './return-path.ts';
import { accountMenuAnatomy as anatomy } from './session.anatomy.ts';
import { sessionMessages as messages } from './session.messages.ts';
import { useSession } from './use-session.tsx';

const Root = createPart('div', anatomy, 'root');
const Trigger = createPart('button', anatomy, 'trigger');
const Avatar = createPart('span', anatomy, 'avatar');
const Name = createPart('span', anatomy, 'name');
const Menu = createPart('div', anatomy, 'menu');

/** Who is signed in, with the ways to the account and out of it; or the way to sign in. */
export function AccountMenu() {
  const { status, user } = useSession();
  const { paths, Link, drafts, location } = usePorts();
  if (status === 'restoring') return <Spinner label={messages.checkingAuthentication} />;
  if (status === 'signedIn' && user) return <SignedInMenu fullname={user.fullname} />;
  return (
    <Button asChild>
      <Link href={paths.login} onClick={() => rememberOrigin(drafts, location(), paths)}>
        {messages.login}
      </Link>
    </Button>
  );
}

function SignedInMenu({ fullname }: { fullname: string }) {
  const { paths, Link, notify, navigate } = usePorts();
  const { logout } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const firstName = fullname.trim().split(/\s+/, 1)[0] || messages.myAccount;
  useDismissal(root, isOpen, {
    onPressOutside: () => setIsOpen(false),
    onEscape: () => {
      setIsOpen(false);
      trigger.current?.focus();
    },
  });
  return (
    <Root
      ref={root}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar aria-hidden="true">{firstName.charAt(0).toUpperCase()}</Avatar> <Name>{firstName}</Name>
      </Trigger>
      <Menu id={menuId} hidden={!isOpen}>
        <p>{messages.myAccount}</p>
        <Link href={paths.profile} onClick={() => setIsOpen(false)}>
          {messages.profile}
        </Link>
        <Button
          variant="quiet"
          onClick={() => {
            if (paths.login !== null) navigate(paths.login);
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
