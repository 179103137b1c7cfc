import type { Meta } from '@storybook/react-vite';
import { failures } from '../failures.ts';
import { session } from '../machines/session.ts';
import { documentOf } from '../script-document.ts';
import { benchStory, scriptStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Session', parameters: { contract: 'session' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(session);

export const Fetching = stateStory(session, 'fetching');
export const SignedIn = stateStory(session, 'signedIn');
export const SignedOut = stateStory(session, 'signedOut');
export const Failed = stateStory(session, 'failed');

/** A session that the backend refuses is over, even if the browser still has its user. */
export const RefusedWith403 = scriptStory(
  session,
  { state: 'signedOut' },
  documentOf(session, { input: 'cached', script: [{ settle: 'fetchCurrentUser', ...failures['403 forbidden'] }] }),
);

/** A token that names no expiry counts as expired: it is cleared at the start. */
export const WithoutExpiry = scriptStory(
  session,
  { says: 'clears the stored token and user', insteadOf: '' },
  documentOf(session, { input: 'withoutExpiry', script: [] }),
);
/** An expired one is cleared, too. */
export const Expired = scriptStory(
  session,
  { says: 'clears the stored token and user', insteadOf: '' },
  documentOf(session, { input: 'expired', script: [] }),
);
