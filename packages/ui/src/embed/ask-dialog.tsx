'use client';
import { useSession } from '../account/session/index.ts';
import { useTexts } from '../core/texts/language.ts';
import { DefaultDialog } from '../kit/dialog/dialog.tsx';
import { contactTexts, DefaultContactForm } from '../site/contact/index.ts';

interface AskDialogProps {
  /** The trek's title. */
  trek: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks the operator for the price of a trek. */
export function AskDialog({ trek, open, onOpenChange }: AskDialogProps) {
  const { askForPrice: firstWords } = useTexts(contactTexts);
  const { user } = useSession();
  const sender = user ? { ...user, name: user.fullname } : {};
  return (
    <DefaultDialog {...{ open, onOpenChange }} title={trek}>
      <DefaultContactForm initialMessage={firstWords(trek)} sender={sender} />
    </DefaultDialog>
  );
}
