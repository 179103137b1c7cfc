'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { sessionTexts } from '../session/session.texts.ts';
import * as Menu from './account-menu-parts.tsx';

/** The signed-in visitor's menu of account pages and logout. */
export interface SignedInMenuProps extends OuterProps {
  fullname: string;
  /** More pages of the host, after the profile. */
  pages?: readonly AccountMenuPage[];
}

/** A page of the host in the menu. */
export interface AccountMenuPage {
  href: string;
  label: string;
}

export const SignedInMenu = withRef(function SignedInMenu({ fullname, pages = [], ...root }: SignedInMenuProps) {
  const messages = useTexts(sessionTexts);
  const { Link } = usePorts();
  return (
    <Menu.Root fullname={fullname} {...root}>
      <Menu.Trigger>
        <Menu.Avatar /> <Menu.Name />
      </Menu.Trigger>
      <Menu.Content>
        <p>{messages.myAccount}</p>
        <Menu.ProfileLink />
        {pages.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
        <Menu.Logout />
      </Menu.Content>
    </Menu.Root>
  );
});
