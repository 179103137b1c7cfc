/**
 * Something that others keep clear of: the bar of compared treks, a host's bar for booking, a host's toast, or a dialog, which
 * has its buttons at the foot of a small screen.
 */
export type FootMark = 'compare' | 'booking' | 'toast' | 'dialog';

/** On the document's root: the marks of all that is shown now. */
export const FOOT_ATTRIBUTE = 'data-trek-foot';
