'use client';
import { useEffect } from 'react';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { useTexts } from '../../core/texts/language.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { useSession } from '../session/index.ts';
import { sessionTexts } from '../session/session.texts.ts';
import { Login } from './account-menu-login.tsx';

/** Most visitors are signed out and need none of it. */
const menuModule = lazyModule(() => import('./signed-in-menu.tsx'));
const SignedInMenu = lazyPart(menuModule, ({ SignedInMenu }) => SignedInMenu, { Fallback: Checking });

/** The signed-in visitor's menu of account pages and logout; or the sign-in link. */
export function DefaultAccountMenu() {
  const { status, user } = useSession();
  const isRestoring = status === 'restoring';
  useEffect(() => {
    if (isRestoring) menuModule.preload();
  }, [isRestoring]);
  if (isRestoring) return <Checking />;
  return status === 'signedIn' && user ? <SignedInMenu fullname={user.fullname} /> : <Login />;
}

function Checking() {
  const messages = useTexts(sessionTexts);
  return <Spinner label={messages.checkingAuthentication} />;
}
