import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../ui/src/account/session/session.machine.ts';
import { sessionMessages as messages } from '../../../ui/src/account/session/session.messages.ts';
import { accountMessages } from '../../../ui/src/account/sign-in/account.messages.ts';
import { formatMessage } from '../../../ui/src/core/internal/message-descriptor.ts';
import { Button } from '../../../ui/src/kit/button.tsx';
import { Spinner } from '../../../ui/src/kit/spinner.tsx';
import { Status } from '../../../ui/src/kit/status.tsx';
import type { WholeTrekMessages } from '../../../ui/src/messages/messages.types.ts';
import type { PanelProps } from './panel-props.ts';

/** The session's screen, without covering everything beside it; and whose session it is. */
export function SessionView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof sessionMachine>;
  const { error, user, source } = snapshot.context;
  if (snapshot.hasTag('loading')) return <Spinner label={messages.loadingSession} />;
  if (snapshot.matches('failed')) {
    return (
      <Status
        kind="error"
        title={messages.authenticationError}
        text={error && formatMessage<WholeTrekMessages['session']>(error, messages)}
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
