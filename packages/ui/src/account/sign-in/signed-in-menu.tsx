'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { sessionTexts } from '../session/session.texts.ts';
import * as Menu from './account-menu-parts.tsx';

/** The signed-in visitor's menu of account pages and logout. */
export interface SignedInMenuProps extends OuterProps {
  fullname: string;
}

export const SignedInMenu = withRef(function SignedInMenu({ fullname, ...root }: SignedInMenuProps) {
  const messages = useTexts(sessionTexts);
  return (
    <Menu.Root fullname={fullname} {...root}>
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
});
