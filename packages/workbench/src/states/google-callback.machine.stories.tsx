import type { Meta } from '@storybook/react-vite';
import { googleCallback } from '../machines/google-callback.ts';
import { documentOf } from '../script-document.ts';
import { benchStory, scriptStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Google Callback', parameters: { contract: 'googleCallback' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(googleCallback);

export const Accepted = stateStory(googleCallback, 'accepted');
export const Rejected = stateStory(googleCallback, 'rejected');
export const Ignored = stateStory(googleCallback, 'ignored');
export const Unproven = stateStory(googleCallback, 'unproven');

/** The reason is written to the console: the visitor reads one text for all. */
const refusal = (input: string, says: string) =>
  scriptStory(googleCallback, { says, insteadOf: '' }, documentOf(googleCallback, { input, script: [] }));

export const RefusedByGoogle = refusal('refused', 'Authentication error: access_denied');
export const NothingInTheAddress = refusal('empty', 'Missing authentication data');
export const ATokenThatIsNone = refusal('noToken', 'Invalid authentication token');
export const HalfAUser = refusal('halfUser', 'Incomplete user data');
export const AUserThatIsNoJson = refusal('noJson', 'Invalid user data format');
