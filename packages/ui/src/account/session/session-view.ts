import type { User } from '../../api/entities.ts';
import type { Translation } from '../../core/internal/define-texts.ts';
import type { MessageDescriptor } from '../../core/internal/message-descriptor.ts';
import type { TrekPorts } from '../../provider/ports.ts';
import type { sessionTexts } from './session.texts.ts';

/** What a session has to say: a text by its name, or the backend's words. */
export type SessionMessage = MessageDescriptor<Translation<typeof sessionTexts>>;

/** What is known of the visitor. */
export interface SessionView {
  /** `starting`: on the server and for the first paint, when no storage could be read yet. */
  status: 'starting' | 'restoring' | 'signedIn' | 'signedOut' | 'failed';
  user: User | null;
  token: string | null;
  error: SessionMessage | null;
}

/** What the session depends on, read whenever it is needed. */
export type SessionPorts = Pick<TrekPorts, 'api' | 'storage' | 'drafts' | 'notify' | 'clock'> & {
  /** How the page says what the session has to say. */
  format: (message: SessionMessage) => string;
};
