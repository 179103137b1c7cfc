'use client';
import type { User } from '../../api/entities.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { firstLetter } from '../../core/typed/first-letter.ts';
import { Badge, type BadgeProps } from '../../kit/badge.tsx';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { AccountContext, useAccount } from './account-context.ts';
import { accountCardAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

export { ChangeEmail } from './email-change.tsx';
export { Edit } from './profile-edit.tsx';

const Section = createPart('section', anatomy, 'root', () => {
  const messages = useTexts(profileTexts);
  return { 'aria-label': messages.account };
});

interface AccountRootProps extends PartProps<'section'> {
  /** The account's owner. */
  user: User;
}

/** The card, which gives its account to the parts in it. */
export const Root = withRef(function AccountCardRoot({ user, ...section }: AccountRootProps) {
  return (
    <AccountContext.Provider value={user}>
      <Section {...section} />
    </AccountContext.Provider>
  );
});

/** The first letter of the name. */
export const Avatar = createPart('span', anatomy, 'avatar', () => ({
  'aria-hidden': 'true',
  translate: 'no' as const,
  children: firstLetter(useAccount().fullname),
}));

/** The visitor’s name. */
export const Name = createHeading(anatomy, 'name', { level: 2 }, () => ({
  translate: 'no' as const,
  children: useAccount().fullname,
}));

/** Says that the account is one of Google, where it is. */
export const GoogleBadge = withRef(function AccountCardGoogleBadge(badge: Partial<BadgeProps>) {
  const messages = useTexts(profileTexts);
  if (!useAccount().googleId) return null;
  return (
    <Badge color="blue" {...badge}>
      {badge.children ?? messages.googleAccount}
    </Badge>
  );
});

/** The name of the list below. */
export const Heading = createHeading(anatomy, 'heading', { level: 3, below: 1 }, () => {
  const messages = useTexts(profileTexts);
  return {
    children: messages.personalInfo,
  };
});

/** How to reach the visitor. */
export const Facts = createPart('dl', anatomy, 'facts', () => {
  const messages = useTexts(profileTexts);
  const { email, phone, postalAddress } = useAccount();
  const children = (
    <>
      <div>
        <dt>{messages.email}</dt>
        <dd translate="no">{email}</dd>
      </div>
      {phone && (
        <div>
          <dt>{messages.phone}</dt>
          <dd translate="no">{phone}</dd>
        </div>
      )}
      {postalAddress && (
        <div>
          <dt>{messages.postalAddress}</dt>
          <dd translate="no" data-lines="">
            {postalAddress}
          </dd>
        </div>
      )}
    </>
  );
  return { children };
});

/** The buttons below the facts. */
export const Actions = createPart('div', anatomy, 'actions');

/** The way out: what it does is the host's. */
export const Logout = withRef(function AccountCardLogout(button: ButtonProps) {
  const messages = useTexts(profileTexts);
  return <Button {...button}>{button.children ?? messages.logout}</Button>;
});
