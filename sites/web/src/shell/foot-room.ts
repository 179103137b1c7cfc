/** Room at the foot of a small screen for the button of the chat, which sits above the booking bar. */
export const FOOT_ROOM = 'calc(72px + var(--trek-foot-bar, 0px))';
