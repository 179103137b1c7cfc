'use client';
import { useSessionMessages } from '../session/index.ts';
import * as Menu from './account-menu-parts.tsx';

/** The signed-in visitor's menu of account pages and logout. */
export function SignedInMenu({ fullname }: { fullname: string }) {
  const messages = useSessionMessages();
  return (
    <Menu.Root fullname={fullname}>
      <Menu.Trigger>
        <Menu.Avatar /> <Menu.Name />
      </Menu.Trigger>
      <Menu.Content>
        <p>{messages.myAccount}</p>
        <Menu.ProfileLink />
        <Menu.Logout />
      </Menu.Content>
    </Menu.Root>
  );
}
