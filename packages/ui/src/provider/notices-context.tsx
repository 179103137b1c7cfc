'use client';
import { useSyncExternalStore } from 'react';
import { createRequiredContext, useRequiredContext } from '../core/internal/required-context.tsx';
import type { Notice, NoticeBoard } from './notice-board.ts';

/** The notices of a provider whose host has no `notify` of its own. */
export const NoticeBoardContext = createRequiredContext<NoticeBoard>('TrekProvider');

/** One notice, for the parts in it. */
export const NoticeContext = createRequiredContext<Notice & { close: () => void }>('Notices.Item');

const NOTHING: readonly Notice[] = [];
const nothing = () => NOTHING;

/** The notices that show, and how to close them. */
export interface NoticesApi {
  /** The oldest first; empty where the host has a `notify` of its own. */
  notices: readonly Notice[];
  close: (id: number) => void;
}

/** The notices of the nearest `TrekProvider`, for a composition of your own. */
export function useNotices(): NoticesApi {
  const { subscribe, read, close } = useRequiredContext(NoticeBoardContext);
  return { notices: useSyncExternalStore(subscribe, read, nothing), close };
}
