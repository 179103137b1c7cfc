import type { SnapshotFrom } from 'xstate';
import type { MailedCodeEvent, MailedCodeMessage, mailedCodeMachine } from './mailed-code.machine.ts';

/** The stages of a mailed code, as a view tells them apart. */
type MailedCodeStage = 'sending' | 'notSent' | 'entering' | 'over' | 'proven';

/** A mailed code and its actions. */
export interface MailedCodeApi {
  stage: MailedCodeStage;
  /** The code as it is being typed. */
  text: string;
  message: MailedCodeMessage | null;
  isChecking: boolean;
  /** False for the first half minute: the mail may still come. */
  canResend: boolean;
  type: (text: string) => void;
  submit: () => void;
  resend: () => void;
}

/** A mailed code as a view knows it: named facts and verbs, and nothing of the machine. */
export function connectMailedCode(
  snapshot: SnapshotFrom<typeof mailedCodeMachine>,
  send: (event: MailedCodeEvent) => void,
): MailedCodeApi {
  const { text, message } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    text,
    message,
    isChecking: snapshot.matches('checking'),
    canResend: snapshot.can({ type: 'code.resend' }),
    type: (typed: string) => send({ type: 'code.type', text: typed }),
    submit: () => send({ type: 'code.submit' }),
    resend: () => send({ type: 'code.resend' }),
  };
}

function stageOf(snapshot: SnapshotFrom<typeof mailedCodeMachine>): MailedCodeStage {
  if (snapshot.matches('requesting')) return 'sending';
  if (snapshot.matches('notSent')) return 'notSent';
  if (snapshot.matches('over')) return 'over';
  return snapshot.matches('proven') ? 'proven' : 'entering';
}
