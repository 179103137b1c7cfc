'use client';
import { type ReactNode, useRef } from 'react';
import { useMergedRef } from '../core/internal/use-merged-ref.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { useRestoreFocus } from './dialog/use-restore-focus.ts';
import { statusAnatomy } from './kit.anatomy.ts';
import { createPart, type PartProps } from './part.tsx';

/** Props of `Status`. */
export interface StatusProps extends Omit<PartProps<'div'>, 'title' | 'asChild' | 'children'> {
  title: ReactNode;
  /** A second sentence. */
  text?: ReactNode;
  /** One way on: a link or a button. */
  action?: ReactNode;
  /** `error` is announced at once, `info` when the reader is idle. Default `info`. */
  kind?: 'error' | 'info';
}

const Root = createPart('div', statusAnatomy, 'root');

/** In the content's place: nothing found, nothing yet, or a failure, each with a next step. */
export const Status = withRef(function Status({ title, text, action, kind = 'info', ref, ...status }: StatusProps) {
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocus(root);
  return (
    <Root ref={useMergedRef(ref, root)} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind} {...status}>
      <svg {...statusAnatomy.attributes('art')} viewBox="0 0 120 56" aria-hidden="true">
        <path d="M0 56 26 22l12 14 22-30 24 34 10-12 26 28z" />
        <path d="M0 56 34 34l16 10 20-16 22 20 28-10v18z" />
      </svg>
      <div {...statusAnatomy.attributes('title')}>{title}</div>
      {text && <p {...statusAnatomy.attributes('text')}>{text}</p>}
      {action && <div {...statusAnatomy.attributes('action')}>{action}</div>}
    </Root>
  );
});
