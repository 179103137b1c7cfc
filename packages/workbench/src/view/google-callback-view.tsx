import type { SnapshotFrom } from 'xstate';
import type { googleCallbackMachine } from '../../../ui/src/account/sign-in/google/google-callback.machine.ts';
import { googleCallbackTexts } from '../../../ui/src/account/sign-in/google/google-callback.texts.ts';
import { Status } from '../../../ui/src/kit/status.tsx';
import type { PanelProps } from './panel-props.ts';

const messages = googleCallbackTexts.english;

/** The visitor's text after coming back from Google; the reason of a refusal is for QA. */
export function GoogleCallbackView({ moment }: PanelProps) {
  const { verdict, hasSession } = (moment.recorded.run.snapshot as SnapshotFrom<typeof googleCallbackMachine>).context;
  if (verdict.isAccepted) return <p>{messages.welcome(verdict.user.fullname)}</p>;
  const isSilent = !verdict.isRequested && hasSession;
  return (
    <>
      {!isSilent && <Status kind="error" title={messages.failed} text={verdict.advice} />}
      <p className="workbench-reason">{verdict.message}</p>
    </>
  );
}
