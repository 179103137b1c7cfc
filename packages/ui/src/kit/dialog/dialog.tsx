'use client';
import type { ComponentProps, ReactNode } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import type { PartProps } from '../part.tsx';
import { Backdrop, CloseTrigger, Content, Description, Portal, Positioner, Root, Title } from './dialog-parts.tsx';

/** Props of `DefaultDialog`. */
export interface DefaultDialogProps
  extends Omit<PartProps<'div'>, 'asChild' | 'title' | 'role'>,
    Pick<ComponentProps<typeof Root>, 'isClosable' | 'initialFocus' | 'finalFocus' | 'trapsFocus' | 'role'> {
  open: boolean;
  /** The visitor asks to close it. A press beside it closes nothing: too easily lost. */
  onOpenChange: NonNullable<ComponentProps<typeof Root>['onOpenChange']>;
  title: ReactNode;
  /** A sentence or two about the dialog, read out with its title. Default: nothing. */
  description?: ReactNode;
}

/**
 * A modal dialog with its title and close button: holds the focus, gives it back, and closes by Escape. Where what had the
 * focus before is gone, as after a booking that ended on another page, the page's `main` takes it. A region of notices
 * that the host marks with `data-live-announcer`, outside its page, stays active beside it. Ref and attributes are those
 * of its content.
 */
export const DefaultDialog = withRef(function DefaultDialog(dialog: DefaultDialogProps) {
  const { open, onOpenChange, isClosable, initialFocus, finalFocus, trapsFocus, role, ...rest } = dialog;
  const { title, description, children, ...content } = rest;
  return (
    <Root {...{ open, onOpenChange, isClosable, initialFocus, finalFocus, trapsFocus, role }}>
      <Portal>
        <Backdrop />
        <Positioner>
          <Content {...content}>
            <Title>{title}</Title>
            <CloseTrigger />
            {/* biome-ignore lint/plugin: a dialog has its description from the beginning, or never. */}
            {description && <Description>{description}</Description>}
            {children}
          </Content>
        </Positioner>
      </Portal>
    </Root>
  );
});
