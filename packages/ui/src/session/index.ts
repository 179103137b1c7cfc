export * from './account-menu.tsx';
export * from './return-path.ts';
export * from './session.anatomy.ts';
export * from './session.messages.ts';
export * from './session-screen.tsx';
export * from './sign-in-form.tsx';
export * from './sign-up-form.tsx';
export { SESSION_KEYS } from './stored-session.ts';
export * from './use-session.tsx';
