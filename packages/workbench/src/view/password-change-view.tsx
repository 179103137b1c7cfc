import type { SnapshotFrom } from 'xstate';
import { connectPasswordChange } from '../../../ui/src/account/profile/password-change.connect.ts';
import type { passwordChangeMachine } from '../../../ui/src/account/profile/password-change.machine.ts';
import { PasswordChangeContext } from '../../../ui/src/account/profile/password-change-context.ts';
import { PasswordChangeForm } from '../../../ui/src/account/profile/password-change-form.tsx';
import { passwordTexts } from '../../../ui/src/account/sign-in/password/password.texts.ts';
import { Button } from '../../../ui/src/kit/button.tsx';
import { usePartIds } from '../../../ui/src/kit/part-ids.ts';
import type { PanelProps } from './panel-props.ts';

const messages = passwordTexts.english;

/** The focus stays on the bench, whatever is refused. */
const NO_FOCUS = { refusals: { current: 0 }, hasComeBack: { current: false } };

/** The dialog's content, without the dialog: that would lock everything beside it. */
export function PasswordChangeView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof passwordChangeMachine>;
  const ids = usePartIds();
  const change = connectPasswordChange(snapshot, (event) => void session.send(event));
  if (snapshot.matches('closed')) {
    return <Button onClick={() => session.send({ type: 'open' })}>{messages.changeAction}</Button>;
  }
  return (
    <>
      <h3>{messages.changeTitle}</h3>
      <PasswordChangeContext.Provider value={{ ...change, ...NO_FOCUS, ids }}>
        <PasswordChangeForm />
      </PasswordChangeContext.Provider>
    </>
  );
}
