import type { SnapshotFrom } from 'xstate';
import { useFailureText } from '../../../ui/src/api/use-failure-text.ts';
import { Button } from '../../../ui/src/kit/button.tsx';
import { TextAreaField, TextField } from '../../../ui/src/kit/field.tsx';
import type { formMachine } from '../../../ui/src/kit/form/form.machine.ts';
import { Status } from '../../../ui/src/kit/status.tsx';
import { contactTexts } from '../../../ui/src/site/contact/contact.texts.ts';
import type { PanelProps } from './panel-props.ts';

const messages = contactTexts.english;

/** A short form on the machine: an address, which is required, and a message. */
export function FormView({ session, moment }: PanelProps) {
  const snapshot = moment.recorded.run.snapshot as SnapshotFrom<typeof formMachine>;
  const failureText = useFailureText();
  const { values, isAttempted, message } = snapshot.context;
  if (snapshot.matches('succeeded')) return <Status title={messages.sent} text={messages.sentDetail} />;
  const field = (name: 'email' | 'message') => ({
    name,
    value: String(values[name] ?? ''),
    disabled: snapshot.matches('submitting'),
    onChange: (event: { target: { value: string } }) =>
      void session.send({ type: 'change', values: { [name]: event.target.value } }),
  });
  return (
    <form
      className="workbench-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void session.send({ type: 'submit' });
      }}
    >
      <TextField
        {...field('email')}
        label={messages.email}
        error={isAttempted && values.email === '' ? messages.missing.email : undefined}
      />
      <TextAreaField {...field('message')} label={messages.message} rows={2} />
      {message && <p role="alert">{failureText(message)}</p>}
      <Button type="submit" isBusy={snapshot.matches('submitting')}>
        {messages.send}
      </Button>
    </form>
  );
}
