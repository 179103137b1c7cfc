import type { ComponentType, ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { DefaultDialog } from '../../src/kit/dialog/dialog.tsx';
import * as Dialog from '../../src/kit/dialog/dialog-parts.tsx';
import { describeConformance } from './describe-conformance.tsx';

const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockClear());

const InDialog = ({ children }: { children: ReactNode }) => (
  <Dialog.Root open onOpenChange={onOpenChange}>
    <Dialog.Portal>{children}</Dialog.Portal>
  </Dialog.Root>
);

function InContent({ children }: { children: ReactNode }) {
  return (
    <InDialog>
      <Dialog.Content>{children}</Dialog.Content>
    </InDialog>
  );
}

const part = (tag: string, name: string, Around: ComponentType<{ children: ReactNode }> = InDialog) => ({
  props: {},
  Around,
  element: { tag, selector: `[data-scope="dialog"][data-part="${name}"]` },
  takesAsChild: true,
});
const pressed = () => onOpenChange.mock.calls.length > 0;

describeConformance('Dialog.Trigger', { Part: Dialog.Trigger, ...part('button', 'trigger'), pressed });
describeConformance('Dialog.Backdrop', { Part: Dialog.Backdrop, ...part('div', 'backdrop') });
describeConformance('Dialog.Positioner', { Part: Dialog.Positioner, ...part('div', 'positioner') });
describeConformance('Dialog.Content', { Part: Dialog.Content, ...part('div', 'content') });
describeConformance('Dialog.Title', { Part: Dialog.Title, ...part('h2', 'title', InContent) });
describeConformance('Dialog.Description', { Part: Dialog.Description, ...part('div', 'description', InContent) });
describeConformance('Dialog.CloseTrigger', {
  Part: Dialog.CloseTrigger,
  ...part('button', 'close-trigger', InContent),
  pressed,
});
describeConformance('DefaultDialog', {
  Part: DefaultDialog,
  props: { open: true, onOpenChange, title: 'Login Required' },
  element: { tag: 'div', selector: '[role="dialog"]' },
});
