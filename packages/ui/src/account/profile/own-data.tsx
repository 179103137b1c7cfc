'use client';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useFailureText } from '../../api/use-failure-text.ts';
import { saveFile } from '../../core/internal/page.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { TrekDialog } from '../../kit/dialog/dialog.tsx';
import { PasswordField } from '../../kit/field.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { deviceListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

const Text = createPart('p', anatomy, 'text');
const Form = createPart('form', anatomy, 'form');
const Actions = createPart('div', anatomy, 'actions');

/** The visitor's stored data: to download and to delete. Absent where the backend can do neither. */
export function OwnData({ onLogout }: { onLogout: () => void }) {
  const { api } = usePorts();
  const messages = useTexts(profileTexts);
  const failureText = useFailureText();
  const [isLoading, setIsLoading] = useState(false);
  const [said, setSaid] = useState('');
  const [isDeleting, setIsDeleting] = useState(false);
  const download = async () => {
    if (isLoading) return;
    setIsLoading(true);
    setSaid('');
    try {
      saveFile('my-data.json', 'application/json', JSON.stringify(await api.personalData(), null, 2));
      setSaid(messages.dataDownloaded);
    } catch (error) {
      setSaid(failureText(describeError(error).said));
    } finally {
      setIsLoading(false);
    }
  };
  if (!api.can('personal-data')) return null;
  return (
    <>
      <Actions>
        <Button variant="quiet" isBusy={isLoading} onClick={download}>
          {messages.downloadData}
        </Button>
        <Button variant="quiet" onClick={() => setIsDeleting(true)}>
          {messages.deleteAccount}
        </Button>
      </Actions>
      <Text role="status">{said}</Text>
      {isDeleting && <Deletion onClose={() => setIsDeleting(false)} onDeleted={onLogout} />}
    </>
  );
}

function Deletion({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const messages = useTexts(profileTexts);
  const passwordMessages = useTexts(passwordTexts);
  const { user } = useSession();
  const hasPassword = !user?.googleId;
  const [password, setPassword] = useState('');
  const { isSending, isMissing, failure, erase } = useDeletion(onDeleted);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void erase(hasPassword ? { password } : {});
  };
  return (
    <TrekDialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      isClosable={!isSending}
      title={messages.deleteAccount}
      description={
        <>
          <Text>{messages.deletionGoes}</Text>
          <Text>{messages.deletionKeeps}</Text>
          <Text>{messages.deletionWaits}</Text>
        </>
      }
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
          <Text>{messages.deletionByGoogle}</Text>
        )}
        <Text role="alert">{failure}</Text>
        <Actions>
          <Button disabled={isSending} onClick={onClose}>
            {passwordMessages.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {messages.deleteForGood}
          </Button>
        </Actions>
      </Form>
    </TrekDialog>
  );
}

/** Deletes the account one press at a time. */
function useDeletion(onDeleted: () => void) {
  const { api } = usePorts();
  const failureText = useFailureText();
  const [isSending, setIsSending] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const erase = async (owner: { password?: string }) => {
    if (isSending) return;
    setFailure('');
    setIsMissing(owner.password === '');
    if (owner.password === '') return;
    setIsSending(true);
    try {
      await api.eraseAccount(owner);
    } catch (error) {
      setFailure(failureText(describeError(error).said));
      return;
    } finally {
      setIsSending(false);
    }
    onDeleted();
  };
  return { isSending, isMissing, failure, erase };
}
