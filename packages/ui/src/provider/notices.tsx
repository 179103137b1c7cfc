'use client';
import type { OuterProps } from '../core/internal/part.tsx';
import { withRef } from '../core/internal/with-ref.ts';
import { Portal, Root } from './notices-parts.tsx';

/** The notices of a host without toasts of its own, beside the page. */
export const DefaultNotices = withRef(function DefaultNotices(notices: OuterProps) {
  return (
    <Portal>
      <Root {...notices} />
    </Portal>
  );
});
