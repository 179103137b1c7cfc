export { RequireSession, type RequireSessionProps } from './require-session.tsx';
export { expireReturn, rememberReferrer, saveReturnPath } from './return-path.ts';
export { sessionTexts } from './session.texts.ts';
export { SessionScreen } from './session-screen.tsx';
export { useReturnAfterSignIn } from './use-return-after-sign-in.ts';
export { type Session, SessionProvider, useSession } from './use-session.tsx';
