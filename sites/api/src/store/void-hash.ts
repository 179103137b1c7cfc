/** Marks the hash of a password that was replaced after the backup that brought it back. Servers of older releases refuse it. */
const VOID = 'void:';

export const isVoidHash = (hash: string | null): boolean => hash?.startsWith(VOID) ?? false;

export const voidHash = (hash: string): string => (isVoidHash(hash) ? hash : VOID + hash);

/** The hash itself, void or not. */
export const bareHash = (hash: string): string => (isVoidHash(hash) ? hash.slice(VOID.length) : hash);
