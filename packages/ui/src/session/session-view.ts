import type { User } from '../api/entities.ts';
import type { TrekPorts } from '../provider/ports.ts';

/** What is known of the visitor. */
export interface SessionView {
  /** `starting`: on the server and for the first paint, when no storage could be read yet. */
  status: 'starting' | 'restoring' | 'signedIn' | 'signedOut' | 'failed';
  user: User | null;
  token: string | null;
  error: string | null;
}

/** What the session depends on, read whenever it is needed. */
export type SessionPorts = Pick<TrekPorts, 'api' | 'storage' | 'drafts' | 'notify' | 'clock'>;
