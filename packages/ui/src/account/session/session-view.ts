import type { User } from '../../api/entities.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import type { TrekPorts } from '../../provider/ports.ts';
import type { sessionTexts } from './session.texts.ts';

/** A message of the session: a text by its name, or the backend's words. */
export type SessionMessage = MessageDescriptor<Translation<typeof sessionTexts>>;

/** The known facts about the visitor. */
export interface SessionView {
  /** `starting`: on the server and for the first paint, when no storage could be read yet. */
  status: 'starting' | 'restoring' | 'signedIn' | 'signedOut' | 'failed';
  user: User | null;
  token: string | null;
  error: SessionMessage | null;
}

/** The session's dependencies, read when needed. */
export type SessionPorts = Pick<TrekPorts, 'api' | 'storage' | 'drafts' | 'notify' | 'clock'> & {
  /** How the page says what the session has to say. */
  format: (message: SessionMessage) => string;
};
