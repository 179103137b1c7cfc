'use client';
import { type ReactNode, useId, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useFailure } from '../../api/failure.tsx';
import { saveFile } from '../../core/internal/page.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type OuterProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { OwnerProofDialog } from './owner-proof.tsx';
import { ownDataAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

const Section = createPart('section', anatomy, 'root');
const Title = createHeading(anatomy, 'title', { level: 2 });
const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');

/** Props of `OwnData`. */
export interface OwnDataProps extends OuterProps<'section'> {
  /** The account is gone, and the visitor leaves here as well. */
  onLogout: () => void;
}

/** The visitor's stored data: to download and to delete. Absent where the backend can do neither. */
export const OwnData = withRef(function OwnData({ onLogout, ...root }: OwnDataProps) {
  const { api } = usePorts();
  const messages = useTexts(profileTexts);
  const failureOf = useFailure();
  const titleId = useId();
  const [isLoading, setIsLoading] = useState(false);
  const [status, setStatus] = useState<ReactNode>('');
  const [isDeleting, setIsDeleting] = useState(false);
  const download = async () => {
    if (isLoading) return;
    setIsLoading(true);
    setStatus('');
    try {
      saveFile('my-data.json', 'application/json', JSON.stringify(await api.personalData(), null, 2));
      setStatus(messages.dataDownloaded);
    } catch (error) {
      setStatus(failureOf(describeError(error).descriptor));
    } finally {
      setIsLoading(false);
    }
  };
  if (!api.can('personal-data')) return null;
  return (
    <Section aria-labelledby={titleId} {...root}>
      <Title id={titleId}>{messages.ownDataTitle}</Title>
      <Text>{messages.ownDataText}</Text>
      <Actions>
        <Button isBusy={isLoading} onClick={download}>
          {messages.downloadData}
        </Button>
        <Button onClick={() => setIsDeleting(true)}>{messages.deleteAccount}</Button>
      </Actions>
      <Text role="status">{status}</Text>
      {isDeleting && (
        <OwnerProofDialog
          title={messages.deleteAccount}
          texts={[messages.deletionGoes, messages.deletionKeeps, messages.deletionWaits]}
          action={messages.deleteForGood}
          act={api.eraseAccount}
          onClose={() => setIsDeleting(false)}
          onDone={onLogout}
        />
      )}
    </Section>
  );
});
