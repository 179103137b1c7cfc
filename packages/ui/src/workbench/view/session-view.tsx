import type { SnapshotFrom } from 'xstate';
import { accountMessages } from '../../account/account.messages.ts';
import { say } from '../../internal/said.ts';
import { Button } from '../../kit/button.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import type { WholeTrekMessages } from '../../messages/messages.types.ts';
import type { sessionMachine } from '../../session/session.machine.ts';
import { sessionMessages as messages } from '../../session/session.messages.ts';
import type { PanelProps } from './panel-props.ts';

/** What the session's screen shows, without covering everything beside it; and whose session it is. */
export function SessionView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof sessionMachine>;
  const { error, user, source } = snapshot.context;
  if (snapshot.hasTag('loading')) return <Spinner label={messages.loadingSession} />;
  if (snapshot.matches('failed')) {
    return (
      <Status
        kind="error"
        title={messages.authenticationError}
        text={error && say<WholeTrekMessages['session']>(error, messages)}
        action={<Button onClick={() => session.send({ type: 'retry' })}>{messages.tryAgain}</Button>}
      />
    );
  }
  if (!user) return <p>{accountMessages.signIn}</p>;
  return (
    <p>
      {messages.myAccount}: {user.fullname} ({source})
    </p>
  );
}
