'use client';
import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import { dialogAnatomy } from './kit.anatomy.ts';
import { kitMessages as messages } from './kit.messages.ts';
import { Portal } from './portal.tsx';
import { type ModalOptions, useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** The visitor asks to close it, by Escape or the close button. A press beside it closes nothing: too easily lost. */
  onCloseRequest: () => void;
  title: ReactNode;
  /** A dialog that can't be closed right now shows no close button and takes no Escape. Default true. */
  isClosable?: boolean;
  /** What takes the focus when it opens. Default: the first thing in it that can. */
  initialFocus?: () => HTMLElement | null;
  /** False while something of another origin above it may have to be answered, as a bank's challenge. Default true. */
  trapsFocus?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog: holds the focus, gives it back, and closes by Escape. Where what had the focus before is gone, as after
 * a booking that ended on another page, the page's `main` takes it. A region of notices that the host marks with
 * `data-live-announcer`, outside its page, stays active beside it.
 */
export function Dialog({ isClosable = true, trapsFocus = true, ...dialog }: DialogProps) {
  const { isOpen, onCloseRequest, title, initialFocus, children } = dialog;
  return (
    <ArkDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onCloseRequest();
      }}
      closeOnEscape={isClosable}
      closeOnInteractOutside={false}
      modal={false}
      preventScroll
      initialFocusEl={() => initialFocus?.() ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop {...dialogAnatomy.attributes('backdrop')} />
        <ArkDialog.Positioner {...dialogAnatomy.attributes('positioner')}>
          <ModalContent {...{ isOpen, trapsFocus, initialFocus }}>
            <ArkDialog.Title {...dialogAnatomy.attributes('title')}>{title}</ArkDialog.Title>
            {isClosable && (
              <ArkDialog.CloseTrigger {...dialogAnatomy.attributes('close')} aria-label={messages.close}>
                <Icon name="close" />
              </ArkDialog.CloseTrigger>
            )}
            {children}
          </ModalContent>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}

/** A component of its own, so that its effects run where the content is on the page. */
function ModalContent({ children, ...options }: ModalOptions & { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useModal(content, options);
  return (
    <ArkDialog.Content ref={content} aria-modal={options.trapsFocus} {...dialogAnatomy.attributes('content')}>
      {children}
    </ArkDialog.Content>
  );
}
