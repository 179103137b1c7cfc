'use client';
import { createPart, type PartProps } from '../core/internal/part.tsx';
import { useRequiredContext } from '../core/internal/required-context.tsx';
import { withRef } from '../core/internal/with-ref.ts';
import { kitTexts } from '../core/texts/kit.texts.ts';
import { useTexts } from '../core/texts/language.ts';
import type { Notice } from './notice-board.ts';
import { noticesAnatomy as anatomy } from './notices.anatomy.ts';
import { NoticeContext, useNotices } from './notices-context.tsx';

export { Portal } from './portal.tsx';

const useNotice = () => useRequiredContext(NoticeContext);

interface ItemProps extends PartProps<'div'> {
  /** One of those that `useNotices` returns. */
  notice: Notice;
}

const Box = createPart('div', anatomy, 'notice', () => ({
  'data-kind': useNotice().kind,
  children: (
    <>
      <Text />
      <Detail />
      <Action />
      <CloseTrigger />
    </>
  ),
}));

/** One notice. Default: with all of its parts. */
export const Item = withRef(function NoticesItem({ notice, ...box }: ItemProps) {
  const { close } = useNotices();
  return (
    <NoticeContext.Provider value={{ ...notice, close: () => close(notice.id) }}>
      <Box {...box} />
    </NoticeContext.Provider>
  );
});

/**
 * The region of the notices, which announces its content as it changes: it is on the page from the start, and a dialog
 * leaves it active. Default: all notices.
 */
export const Root = createPart('div', anatomy, 'root', () => ({
  ...{ role: 'log', 'aria-live': 'polite', 'aria-label': useTexts(kitTexts).notices, 'data-live-announcer': '' },
  children: useNotices().notices.map((notice) => <Item key={notice.id} notice={notice} />),
}));

/** The message. */
export const Text = createPart('p', anatomy, 'text', () => ({ children: useNotice().text }));

/** A second, quieter sentence; absent without one. */
export const Detail = createPart('p', anatomy, 'detail', () => {
  const { detail } = useNotice();
  return detail ? { children: detail } : null;
});

/** Does what the notice offers, and closes it; absent where it offers nothing. */
export const Action = createPart('button', anatomy, 'action', () => {
  const { action, close } = useNotice();
  if (!action) return null;
  const run = () => {
    close();
    action.run();
  };
  return { type: 'button' as const, onClick: run, children: action.label };
});

/** Closes the notice. Your own text is also its accessible name. */
export const CloseTrigger = createPart('button', anatomy, 'close-trigger', (host) => {
  const { closeNotice } = useTexts(kitTexts);
  const label = host.children ? undefined : closeNotice;
  return { type: 'button' as const, 'aria-label': label, onClick: useNotice().close, children: '×' };
});
