import type { NoticeKind } from '@trek/ui/provider';

/** How long a toast stands that says nothing of it, in milliseconds. */
export const toastMs = (kind: NoticeKind): number => (kind === 'info' ? 5000 : 4000);
