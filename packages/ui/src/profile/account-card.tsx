'use client';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { createPart } from '../kit/part.tsx';
import { useSession } from '../session/use-session.tsx';
import { accountCardAnatomy as anatomy } from './profile.anatomy.ts';
import { profileMessages as messages } from './profile.messages.ts';

const Root = createPart('section', anatomy, 'root');
const Avatar = createPart('span', anatomy, 'avatar');
const Name = createPart('h2', anatomy, 'name');
const Heading = createPart('h3', anatomy, 'heading');
const Facts = createPart('dl', anatomy, 'facts');

/** Who is signed in, with the way out. */
export function AccountCard({ onLogout }: { onLogout: () => void }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Root aria-label={messages.account}>
      <Avatar aria-hidden="true">{user.fullname.charAt(0).toUpperCase()}</Avatar>
      <Name>{user.fullname}</Name>
      {user.googleId && <Badge color="blue">{messages.googleAccount}</Badge>}
      <Heading>{messages.personalInfo}</Heading>
      <Facts>
        <div>
          <dt>{messages.email}</dt>
          <dd>{user.email}</dd>
        </div>
        {user.phone && (
          <div>
            <dt>{messages.phone}</dt>
            <dd>{user.phone}</dd>
          </div>
        )}
      </Facts>
      <Button onClick={onLogout}>{messages.logout}</Button>
    </Root>
  );
}
