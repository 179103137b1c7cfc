import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../ui/src/account/session/session.machine.ts';
import { sessionTexts } from '../../../ui/src/account/session/session.texts.ts';
import { signInTexts } from '../../../ui/src/account/sign-in/sign-in.texts.ts';
import { formatMessage } from '../../../ui/src/core/texts/message-descriptor.ts';
import { Button } from '../../../ui/src/kit/button.tsx';
import { Spinner } from '../../../ui/src/kit/spinner.tsx';
import { Status } from '../../../ui/src/kit/status.tsx';
import type { PanelProps } from './panel-props.ts';

const messages = sessionTexts.english;

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
        text={error && formatMessage(error, messages)}
        action={<Button onClick={() => session.send({ type: 'retry' })}>{messages.tryAgain}</Button>}
      />
    );
  }
  if (!user) return <p>{signInTexts.english.signIn}</p>;
  return <p>{`${messages.myAccount}: ${user.fullname} (${source})`}</p>;
}
