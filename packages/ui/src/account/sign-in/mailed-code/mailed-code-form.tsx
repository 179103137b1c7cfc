'use client';
import { useEffect, useRef } from 'react';
import { WithRequest } from '../../../api/failure.tsx';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/field.tsx';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { Spinner } from '../../../kit/spinner.tsx';
import { Agreement } from '../agreement.tsx';
import { signInAnatomy as anatomy } from '../sign-in.anatomy.ts';
import { mailedCodeTexts } from './mailed-code.texts.ts';
import { type MailedCodeCalls, useMailedCode } from './use-mailed-code.ts';

const Form = createPart('form', anatomy, 'form');
const Text = createPart('p', anatomy, 'text');
const Failure = createPart('p', anatomy, 'failure');
const Actions = createPart('div', anatomy, 'actions');

/** Props of `MailedCodeForm`. */
export interface MailedCodeFormProps extends MailedCodeCalls, Omit<PartProps<'form'>, 'asChild' | 'children'> {
  /** The address that gets the mail. */
  email: string;
  /** Leads back to where the address was typed. Left out: the address can't change. */
  onChangeAddress?: (() => void) | undefined;
  /** Whether visitors agree to the terms by confirming the code, as guests do, who have no account. Default false. */
  isAgreement?: boolean;
}

/** Has a code mailed, and takes it: what its page does then is up to the page. */
export const MailedCodeForm = withRef(function MailedCodeForm({
  requestCode,
  enterCode,
  onProven,
  ...form
}: MailedCodeFormProps) {
  return <MailedCodeFields code={useMailedCode({ requestCode, enterCode, onProven })} {...form} />;
});

type MailedCodeFieldsProps = Omit<MailedCodeFormProps, keyof MailedCodeCalls> & {
  code: ReturnType<typeof useMailedCode>;
};

/** The form at one moment. */
export const MailedCodeFields = withRef(function MailedCodeFields({
  code,
  email,
  onChangeAddress,
  isAgreement,
  ...form
}: MailedCodeFieldsProps) {
  const messages = useTexts(mailedCodeTexts);
  const own = {
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      code.submit();
    },
  };
  const isWorking = code.stage === 'sending' || code.stage === 'proven';
  return (
    <Form {...mergeProps(own, form)}>
      {isWorking ? <Spinner label={messages.sending} /> : <Entry {...{ code, email, onChangeAddress, isAgreement }} />}
    </Form>
  );
});

/** The field of the code, or the reason why there is none. */
function Entry({ code, email, onChangeAddress, isAgreement }: MailedCodeFieldsProps) {
  const messages = useTexts(mailedCodeTexts);
  const field = useCodeFocus(code.stage, code.message);
  const isTypable = code.stage === 'entering';
  return (
    <>
      {code.stage !== 'notSent' && (
        <Text role="status">
          <span>{messages.sentTo}</span> <b translate="no">{email}</b>
        </Text>
      )}
      {isTypable ? (
        <TextField
          ref={field}
          label={messages.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={messages.codeHint}
          value={code.text}
          error={code.message ?? undefined}
          readOnly={code.isChecking}
          onChange={({ target }) => code.type(target.value)}
        />
      ) : (
        <Failure role="alert">
          <WithRequest id={code.requestId}>{code.message}</WithRequest>
        </Failure>
      )}
      {isTypable && isAgreement && (
        <Text>
          <Agreement lead={messages.agreeTo} />
        </Text>
      )}
      <Actions>
        {isTypable && (
          <Button type="submit" variant="primary" isWide isBusy={code.isChecking}>
            {messages.confirm}
          </Button>
        )}
        {code.canResend && (
          <Button variant={isTypable ? 'quiet' : 'primary'} onClick={code.resend}>
            {messages.resend}
          </Button>
        )}
        {onChangeAddress && (
          <Button variant="quiet" onClick={onChangeAddress}>
            {messages.changeAddress}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** The field takes the focus when it comes, and again with each code that is refused. */
function useCodeFocus(stage: string, message: string | null) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage or a refusal is the trigger.
  useEffect(() => field.current?.focus(), [stage, message]);
  return field;
}
