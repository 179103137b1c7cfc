'use client';
import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';
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

/**
 * A modal dialog: traps the focus, gives it back, and closes by Escape. Where what had the focus before is gone, as after
 * a booking that ended on another page, the page's `main` takes it.
 */
export function Dialog({ isOpen, onCloseRequest, title, isClosable = true, initialFocus, children }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <ArkDialog.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onCloseRequest();
      }}
      closeOnEscape={isClosable}
      closeOnInteractOutside={false}
      persistentElements={notices()}
      initialFocusEl={() => {
        // Asked first before the focus moves in, and again whenever what had it inside goes away.
        opener.current ??= document.activeElement;
        return initialFocus?.() ?? null;
      }}
      finalFocusEl={() => {
        const back = opener.current;
        opener.current = null;
        const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
        return isThere ? back : document.querySelector<HTMLElement>('main');
      }}
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
