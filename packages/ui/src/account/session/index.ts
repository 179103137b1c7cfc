export { hasTokenFormat, SESSION_KEYS } from '../../provider/session-keys.ts';
export * from './require-session.tsx';
export * from './return-path.ts';
export * from './session.texts.ts';
export * from './session-screen.tsx';
export * from './use-return-after-sign-in.ts';
export { type Session, SessionProvider, useSession } from './use-session.tsx';
