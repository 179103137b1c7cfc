'use client';
import { useId } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { createPart } from '../kit/part.tsx';
import { passwordMessages as messages } from '../session/password.messages.ts';
import { PasswordChangeForm } from './password-change-form.tsx';
import { passwordChangeAnatomy as anatomy } from './profile.anatomy.ts';
import { usePasswordChange } from './use-password-change.ts';

const Root = createPart('section', anatomy, 'root');

/** Changes the password in a dialog, which closes by itself after a success. For accounts that have a password. */
export function PasswordChange() {
  const titleId = useId();
  const change = usePasswordChange();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.changeTitle}</h2>
      <p>{messages.changeText}</p>
      <Button onClick={change.open}>{messages.changeAction}</Button>
      <Dialog
        isOpen={change.isOpen}
        onCloseRequest={change.close}
        isClosable={!change.isSubmitting}
        title={messages.changeTitle}
      >
        <PasswordChangeForm {...change} />
      </Dialog>
    </Root>
  );
}
