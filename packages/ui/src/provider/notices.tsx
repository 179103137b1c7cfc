'use client';
import { useSyncExternalStore } from 'react';
import { kitTexts } from '../core/texts/kit.texts.ts';
import { useTexts } from '../core/texts/language.ts';
import type { Notice, NoticeBoard } from './notice-board.ts';
import { noticesAnatomy as anatomy } from './notices.anatomy.ts';
import { Portal } from './portal.tsx';

const NOTHING: readonly Notice[] = [];
const nothing = () => NOTHING;

/**
 * The notices of a host without toasts of its own: a live region, which announces its content as it changes, and so is
 * there from the start. It is beside the page, where a dialog leaves it active.
 */
export function Notices({ board }: { board: NoticeBoard }) {
  const messages = useTexts(kitTexts);
  const notices = useSyncExternalStore(board.subscribe, board.read, nothing);
  return (
    <Portal>
      <div
        {...anatomy.attributes('root')}
        role="log"
        aria-live="polite"
        aria-label={messages.notices}
        data-live-announcer=""
      >
        {notices.map(({ id, kind, text, detail, action }) => (
          <div key={id} {...anatomy.attributes('notice')} data-kind={kind}>
            <p {...anatomy.attributes('text')}>{text}</p>
            {detail && <p {...anatomy.attributes('detail')}>{detail}</p>}
            {action && (
              <button
                type="button"
                {...anatomy.attributes('action')}
                onClick={() => {
                  board.close(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              {...anatomy.attributes('close')}
              aria-label={messages.closeNotice}
              onClick={() => board.close(id)}
            >
              ×
            </button>
          </div>
        ))}
      </div>
    </Portal>
  );
}
