'use client';
import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { focusIn } from '../internal/page.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { withRef } from '../internal/with-ref.ts';
import { Icon } from './icon.tsx';
import { dialogAnatomy } from './kit.anatomy.ts';
import type { PartProps } from './part.tsx';
import { Portal } from './portal.tsx';
import { useKitMessages } from './use-kit-messages.ts';
import { type ModalOptions, useModal } from './use-modal.ts';

export interface DialogProps extends Omit<PartProps<'div'>, 'asChild' | 'title'> {
  open: boolean;
  /** The visitor asks to close it. A press beside it closes nothing: too easily lost. */
  onOpenChange: (open: boolean, details: { reason: 'escape' | 'close' }) => void;
  title: ReactNode;
  /** A dialog that can't be closed right now shows no close button and takes no Escape. Default true. */
  isClosable?: boolean;
  /** What takes the focus when it opens. Default: the first thing in it that can. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** False while something of another origin above it may have to be answered, as a bank's challenge. Default true. */
  trapsFocus?: boolean;
}

/**
 * A modal dialog: holds the focus, gives it back, and closes by Escape. Where what had the focus before is gone, as after
 * a booking that ended on another page, the page's `main` takes it. A region of notices that the host marks with
 * `data-live-announcer`, outside its page, stays active beside it. Ref and attributes are those of its content.
 */
export const Dialog = withRef(function Dialog({ isClosable = true, trapsFocus = true, ...dialog }: DialogProps) {
  const messages = useKitMessages();
  const { open, onOpenChange, title, initialFocus, children, ...content } = dialog;
  const isEscaping = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <ArkDialog.Root
      open={open}
      onEscapeKeyDown={() => {
        isEscaping.current = true;
      }}
      onOpenChange={(next) => {
        if (!next.open) onOpenChange(false, { reason: isEscaping.current ? 'escape' : 'close' });
        isEscaping.current = false;
      }}
      closeOnEscape={isClosable}
      closeOnInteractOutside={false}
      modal={false}
      preventScroll
      initialFocusEl={() => focusIn(place.current) ?? initialFocus?.() ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop {...dialogAnatomy.attributes('backdrop')} />
        <ArkDialog.Positioner {...dialogAnatomy.attributes('positioner')}>
          <ModalContent modal={{ isOpen: open, trapsFocus, initialFocus }} place={place} {...content}>
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
});

/** A component of its own, so that its effects run where the content is on the page. */
const ModalContent = withRef(function ModalContent(
  props: PartProps<'div'> & { modal: ModalOptions; place: RefObject<HTMLDivElement | null> },
) {
  const { modal, place, ref, ...content } = props;
  useModal(place, modal);
  return (
    <ArkDialog.Content
      aria-modal={modal.trapsFocus}
      {...dialogAnatomy.attributes('content')}
      {...content}
      ref={useMergedRef(ref, place)}
    />
  );
});
