'use client';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useDismissal } from '../../core/internal/use-dismissal.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { firstLetter } from '../../core/typed/first-letter.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { sessionTexts } from '../session/session.texts.ts';
import { accountMenuAnatomy as anatomy } from './sign-in.anatomy.ts';

export { Login } from './account-menu-login.tsx';

interface MenuFacts {
  firstName: string;
  ids: PartIds;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

const MenuContext = createRequiredContext<MenuFacts>('AccountMenu.Root');
const useMenu = () => useRequiredContext(MenuContext);

const Place = createPart('div', anatomy, 'root', () => {
  const { trigger, isOpen, setIsOpen } = useMenu();
  const ref = useRef<HTMLDivElement>(null);
  useDismissal(ref, isOpen, {
    onPressOutside: () => setIsOpen(false),
    onEscape: () => {
      setIsOpen(false);
      trigger.current?.focus();
    },
  });
  return {
    ref,
    'data-state': isOpen ? 'open' : 'closed',
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
    },
  };
});

interface AccountMenuRootProps extends PartProps<'div'> {
  /** The signed-in visitor's name. */
  fullname: string;
}

/** Trigger and menu of a visitor who is signed in. */
export const Root = withRef(function AccountMenuRoot({ fullname, ...place }: AccountMenuRootProps) {
  const messages = useTexts(sessionTexts);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const ids = usePartIds();
  const firstName = fullname.trim().split(/\s+/, 1)[0] || messages.myAccount;
  return (
    <MenuContext.Provider value={{ firstName, ids, trigger, isOpen, setIsOpen }}>
      <Place {...place} />
    </MenuContext.Provider>
  );
});

/** The button with the visitor's name. */
export const Trigger = createPart('button', anatomy, 'trigger', () => {
  const { ids, trigger, isOpen, setIsOpen } = useMenu();
  return {
    ref: trigger,
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': useIdOf(ids, 'menu'),
    onClick: () => setIsOpen(!isOpen),
  };
});

/** The first letter of the name. */
export const Avatar = createPart('span', anatomy, 'avatar', () => ({
  'aria-hidden': 'true',
  translate: 'no' as const,
  children: firstLetter(useMenu().firstName),
}));

/** The visitor’s first name. */
export const Name = createPart('span', anatomy, 'name', () => ({
  translate: 'no' as const,
  children: useMenu().firstName,
}));

/** The menu that the trigger opens. A link in it closes it. */
export const Content = createPart('div', anatomy, 'content', (host) => {
  const { ids, isOpen, setIsOpen } = useMenu();
  return {
    id: useOwnId(ids, 'menu', host),
    hidden: !isOpen,
    onClick: ({ target }) => {
      if ((target as Element).closest('a')) setIsOpen(false);
    },
  };
});

/** The way to the account. */
export const ProfileLink = withRef(function AccountMenuProfile(link: ComponentProps<'a'>) {
  const messages = useTexts(sessionTexts);
  const { paths, Link } = usePorts();
  return <Link {...mergeProps({ children: messages.profile }, link)} href={paths.profile} />;
});

/** The way out. */
export const Logout = withRef(function AccountMenuLogout(button: ButtonProps) {
  const messages = useTexts(sessionTexts);
  const { paths, notify, navigate } = usePorts();
  const { logout } = useSession();
  const leave = () => {
    if (paths.login !== null) navigate(paths.login);
    logout();
    notify('success', messages.loggedOut);
  };
  return <Button variant="quiet" {...mergeProps({ onClick: leave, children: messages.logout }, button)} />;
});
