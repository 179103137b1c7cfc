'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { DefaultDialog } from '../../kit/dialog/dialog.tsx';
import { PasswordField } from '../../kit/field.tsx';
import { createPart } from '../../kit/part.tsx';
import { useSession } from '../session/index.ts';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { deviceListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';
import { useAct } from './use-act.ts';

const Text = createPart('p', anatomy, 'text');
const Form = createPart('form', anatomy, 'form');
const Actions = createPart('div', anatomy, 'actions');

/** The owner of an account, as the backend asks for them. An account of Google has no password. */
interface OwnerProof {
  password?: string;
}

export interface OwnerProofDialogProps {
  title: string;
  /** Paragraphs on what happens. */
  texts: readonly string[];
  /** The label of the button that does it. */
  action: ReactNode;
  act: (owner: OwnerProof) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the password again before something that someone at an open browser must not do. */
export function OwnerProofDialog({ title, texts, action, act, onClose, onDone }: OwnerProofDialogProps) {
  const messages = useTexts(profileTexts);
  const passwordMessages = useTexts(passwordTexts);
  const { user } = useSession();
  const hasPassword = !user?.googleId;
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, failure, act: attempt } = useAct(onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = hasPassword && password === '';
    setIsMissing(isEmpty);
    if (!isEmpty) void attempt(() => act(hasPassword ? { password } : {}));
  };
  return (
    <DefaultDialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      isClosable={!isSending}
      title={title}
      description={texts.map((text) => <Text key={text}>{text}</Text>)}
    >
      <Form noValidate onSubmit={submit}>
        {hasPassword ? (
          <PasswordField
            name="password"
            label={passwordMessages.currentPassword}
            autoComplete="current-password"
            value={password}
            error={isMissing && !password ? passwordMessages.currentMissing : undefined}
            disabled={isSending}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : (
          <Text>{messages.proofByGoogle}</Text>
        )}
        <Text role="alert">{failure}</Text>
        <Actions>
          <Button disabled={isSending} onClick={onClose}>
            {passwordMessages.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {action}
          </Button>
        </Actions>
      </Form>
    </DefaultDialog>
  );
}
