import type { SnapshotFrom } from 'xstate';
import { connectMailedCode } from '../../../ui/src/account/sign-in/mailed-code/mailed-code.connect.ts';
import type { mailedCodeMachine } from '../../../ui/src/account/sign-in/mailed-code/mailed-code.machine.ts';
import { mailedCodeTexts } from '../../../ui/src/account/sign-in/mailed-code/mailed-code.texts.ts';
import { MailedCodeFields } from '../../../ui/src/account/sign-in/mailed-code/mailed-code-form.tsx';
import { useFailureText } from '../../../ui/src/api/use-failure-text.ts';
import { formatMessage } from '../../../ui/src/core/texts/message-descriptor.ts';
import type { PanelProps } from './panel-props.ts';

/** The form, as it is at this moment of the run. */
export function MailedCodeView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof mailedCodeMachine>;
  const failureText = useFailureText();
  const { message, ...code } = connectMailedCode(snapshot, (event) => void session.send(event));
  const text = message === null ? null : formatMessage(message, mailedCodeTexts.english, failureText);
  return <MailedCodeFields code={{ ...code, message: text }} email="maya@example.com" />;
}
