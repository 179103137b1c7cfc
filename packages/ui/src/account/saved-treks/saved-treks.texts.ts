import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of saved treks. */
export const savedTreksTexts = defineTexts('savedTreks', {
  title: 'Saved treks',
  saveTrek: (title: string) => `Save ${title}`,
  saved: (title: string) => `${title} is saved.`,
  removed: (title: string) => `${title} is removed.`,
  undo: 'Undo',
  showSaved: 'Saved treks',
  full: (most: number) => `You can save ${most} treks. Remove one to save another.`,
  loading: 'Loading your saved treks...',
  loadError: (message: string) => `Error loading treks: ${message}`,
  retry: 'Retry',
  empty: 'No saved treks yet',
  emptyText: 'Tap the heart on a trek to keep it here.',
  findTreks: 'Find treks',
  deviceOnly: 'These treks are saved on this device only.',
  signIn: 'Sign in to keep them in your account',
  unsent: 'Your last changes haven’t reached your account. We’ll keep trying.',
  unreachable: 'We couldn’t reach your account. This list may be out of date.',
  tryNow: 'Try now',
  newDepartures: (days: readonly string[]) =>
    `New ${days.length === 1 ? 'departure' : 'departures'}: ${days.join(' · ')}`,
  markSeen: 'Got it',
  markSeenOf: (title: string) => `Got it: new departures of ${title}`,
  gone: 'We no longer offer a trek that you saved.',
  remove: 'Remove',
});
