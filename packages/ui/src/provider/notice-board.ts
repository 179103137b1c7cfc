import type { Clock, NoticeKind, NoticeOptions, Notify } from './ports.ts';

/** The default time of a notice in milliseconds; an error stays longer, because it is read twice. */
export const NOTICE_MS = 5000;
export const ERROR_NOTICE_MS = 10_000;
/** Most notices at once; the oldest makes way. */
export const MOST_NOTICES = 3;

/** A message that shows for a while. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  detail?: NoticeOptions['detail'] | undefined;
  action?: NoticeOptions['action'] | undefined;
}

/** The notices of a host that shows none of its own. */
export interface NoticeBoard {
  /** Shows one. The same words again count as one notice; one with an action stays until it is closed. */
  notify: Notify;
  close(id: number): void;
  read(): readonly Notice[];
  subscribe(listener: () => void): () => void;
}

/** Makes a board without notices. @param clock by which they leave again */
export function createNoticeBoard(clock: Pick<Clock, 'setTimeout'>): NoticeBoard {
  const listeners = new Set<() => void>();
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const show = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => show(notices.filter((notice) => notice.id !== id));
  return {
    notify: (kind, text, { detail, action, durationMs, signal } = {}) => {
      lastId += 1;
      const id = lastId;
      const others = notices.filter((notice) => notice.kind !== kind || notice.text !== text);
      show([...others, { id, kind, text, detail, action }].slice(-MOST_NOTICES));
      signal?.addEventListener('abort', () => close(id));
      if (!action) clock.setTimeout(() => close(id), durationMs ?? (kind === 'error' ? ERROR_NOTICE_MS : NOTICE_MS));
    },
    close,
    read: () => notices,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
