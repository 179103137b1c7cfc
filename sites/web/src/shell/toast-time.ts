import type { NoticeKind } from '@trek/ui/provider';

/** Default duration of a toast in milliseconds. */
export const toastMs = (kind: NoticeKind): number => (kind === 'info' ? 5000 : 4000);
