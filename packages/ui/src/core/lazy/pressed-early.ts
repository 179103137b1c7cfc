/** On an element while its press waits for code, and is replayed: the skin shows by it that the press was heard. */
export const HEARD = 'data-heard';

/** Whether a press was made on the server's markup, which knows nothing of what this device has stored. */
export const isPressedEarly = ({ currentTarget }: { currentTarget: Element }): boolean =>
  currentTarget.hasAttribute(HEARD);
