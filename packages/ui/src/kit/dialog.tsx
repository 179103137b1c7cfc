'use client';
import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { dialogAnatomy } from './kit.anatomy.ts';
import { kitMessages as messages } from './kit.messages.ts';

/** A host marks the region of its notices so, outside its page: they stay active beside a dialog, for some carry an action. */
const NOTICES = '[data-live-announcer]';

/** Only a region that is there: for one that is not, the library would wait, and complain when the dialog closes. */
function notices() {
  const region = typeof document === 'undefined' ? null : document.querySelector(NOTICES);
  return region ? [() => region] : [];
}

export interface DialogProps {
  isOpen: boolean;
  /** The visitor asks to close it, by Escape or the close button. A press beside it closes nothing: too easily lost. */
  onCloseRequest: () => void;
  title: ReactNode;
  /** A dialog that can't be closed right now shows no close button and takes no Escape. Default true. */
  isClosable?: boolean;
  /** What takes the focus when it opens. Default: the first thing in it that can. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog: traps the focus, gives it back, and closes by Escape. */
export function Dialog({ isOpen, onCloseRequest, title, isClosable = true, initialFocus, children }: DialogProps) {
  return (
    <ArkDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onCloseRequest();
      }}
      closeOnEscape={isClosable}
      closeOnInteractOutside={false}
      persistentElements={notices()}
      {...(initialFocus && { initialFocusEl: initialFocus })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop {...dialogAnatomy.attributes('backdrop')} />
        <ArkDialog.Positioner {...dialogAnatomy.attributes('positioner')}>
          <ArkDialog.Content {...dialogAnatomy.attributes('content')}>
            <ArkDialog.Title {...dialogAnatomy.attributes('title')}>{title}</ArkDialog.Title>
            {isClosable && (
              <ArkDialog.CloseTrigger {...dialogAnatomy.attributes('close')} aria-label={messages.close}>
                <Icon name="close" />
              </ArkDialog.CloseTrigger>
            )}
            {children}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
