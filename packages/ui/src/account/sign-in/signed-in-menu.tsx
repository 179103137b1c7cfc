'use client';
import { useTexts } from '../../core/texts/language.ts';
import { sessionTexts } from '../session/session.texts.ts';
import * as Menu from './account-menu-parts.tsx';

/** The signed-in visitor's menu of account pages and logout. */
export function SignedInMenu({ fullname }: { fullname: string }) {
  const messages = useTexts(sessionTexts);
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
