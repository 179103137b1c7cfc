'use client';
import { useEffect } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { useSession } from '../session/index.ts';
import { sessionTexts } from '../session/session.texts.ts';
import { Login } from './account-menu-login.tsx';
import type { AccountMenuPage, SignedInMenuProps } from './signed-in-menu.tsx';

const Checking = withRef(function Checking({ fullname, pages, ...root }: Partial<SignedInMenuProps>) {
  const messages = useTexts(sessionTexts);
  return <Spinner label={messages.checkingAuthentication} {...(root as object)} />;
});

/** Most visitors are signed out and need none of it. */
const menuModule = lazyModule(() => import('./signed-in-menu.tsx'));
const SignedInMenu = lazyPart(menuModule, ({ SignedInMenu }) => SignedInMenu, { Fallback: Checking });

/** Props of `DefaultAccountMenu`. */
export interface DefaultAccountMenuProps extends OuterProps {
  /** More pages of the host for a signed-in visitor, after the profile. */
  pages?: readonly AccountMenuPage[];
}

/** The signed-in visitor's menu of account pages and logout; or the sign-in link. */
export const DefaultAccountMenu = withRef(function DefaultAccountMenu({ pages, ...root }: DefaultAccountMenuProps) {
  const { status, user } = useSession();
  const isRestoring = status === 'restoring';
  useEffect(() => {
    if (isRestoring) menuModule.preload();
  }, [isRestoring]);
  if (isRestoring) return <Checking {...root} />;
  return status === 'signedIn' && user ? (
    <SignedInMenu fullname={user.fullname} {...(pages && { pages })} {...root} />
  ) : (
    <Login {...(root as object)} />
  );
});
