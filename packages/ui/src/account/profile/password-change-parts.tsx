'use client';
import { useRef } from 'react';
import { WithRequest } from '../../api/failure.tsx';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { DefaultDialog, type DefaultDialogProps } from '../../kit/dialog/dialog.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { PasswordChangeContext, usePasswordChangeContext } from './password-change-context.ts';
import { passwordChangeAnatomy as anatomy } from './profile.anatomy.ts';
import { usePasswordChange } from './use-password-change.ts';

export * from './password-form-parts.tsx';

const Section = createPart('section', anatomy, 'root', () => ({
  'aria-labelledby': useIdOf(usePasswordChangeContext().ids, 'title'),
}));

/** The section, which runs the change and gives it to the parts in it. */
export const Root = withRef(function PasswordChangeRoot(section: PartProps<'section'>) {
  const ids = usePartIds();
  const hasComeBack = useRef(false);
  return (
    <PasswordChangeContext.Provider value={{ ...usePasswordChange(), ids, hasComeBack }}>
      <Section {...section} />
    </PasswordChangeContext.Provider>
  );
});

/** The form’s heading. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => {
  const messages = useTexts(passwordTexts);
  return {
    id: useOwnId(usePasswordChangeContext().ids, 'title', host),
    children: messages.changeTitle,
  };
});

/** The text about the effect of the change. */
export const Text = createPart('p', anatomy, 'text', () => {
  const messages = useTexts(passwordTexts);
  return { children: messages.changeText };
});

/** Opens the dialog. */
export const Trigger = withRef(function PasswordChangeTrigger(button: ButtonProps) {
  const messages = useTexts(passwordTexts);
  const own = { onClick: usePasswordChangeContext().open, children: messages.changeAction };
  return <Button {...mergeProps(own, button)} />;
});

/** The dialog; it closes by itself after a success. */
export const Dialog = withRef(function PasswordChangeDialog(dialog: Partial<DefaultDialogProps>) {
  const messages = useTexts(passwordTexts);
  const { isOpen, isSubmitting, close } = usePasswordChangeContext();
  return (
    <DefaultDialog
      open={isOpen}
      onOpenChange={close}
      isClosable={!isSubmitting}
      title={messages.changeTitle}
      {...dialog}
    />
  );
});

/** Replaces the fields if the change has failed; the input is preserved. */
export const Failed = createPart('div', anatomy, 'outcome', () => {
  const messages = useTexts(passwordTexts);
  const { step, requestId, retry, hasComeBack } = usePasswordChangeContext();
  if (step !== 'failed') return null;
  const goBack = () => {
    hasComeBack.current = true;
    retry();
  };
  const children = (
    <>
      <p>
        <WithRequest id={requestId}>{messages.verifyCurrent}</WithRequest>
      </p>
      <Button autoFocus onClick={goBack}>
        {messages.tryAgain}
      </Button>
    </>
  );
  return { role: 'alert', 'data-state': 'failed', children };
});

/** Replaces the fields once the password is changed. */
export const Succeeded = createPart('div', anatomy, 'outcome', () => {
  const messages = useTexts(passwordTexts);
  if (usePasswordChangeContext().step !== 'succeeded') return null;
  return { role: 'status', 'data-state': 'succeeded', children: <p>{messages.changed}</p> };
});
