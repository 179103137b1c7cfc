'use client';
import { type ReactNode, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';
import { useValue } from '../../core/internal/use-value.ts';
import { kitTexts } from '../../core/texts/kit.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { createHeading } from '../heading.tsx';
import { Icon } from '../icon.tsx';
import { dialogAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart } from '../part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../part-ids.ts';
import { createPartsContext } from '../parts-context.tsx';
import { type ModalOptions, useModal } from './use-modal.ts';

export { Portal } from '../../provider/portal.tsx';

/** By what a dialog is to open or to close. */
type DialogReason = 'trigger' | 'escape' | 'close';

interface RootProps extends Pick<ModalOptions, 'trapsFocus' | 'initialFocus' | 'finalFocus'> {
  /** Left out, the dialog keeps it itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps that itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** The visitor asks to open or to close it. A press beside it closes nothing: too easily lost. */
  onOpenChange?: ((open: boolean, details: { reason: DialogReason }) => void) | undefined;
  /** A dialog that can't be closed right now shows no close button and takes no Escape. Default true. */
  isClosable?: boolean | undefined;
  /** `alertdialog`: it asks before something is lost, and has a description. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

interface DialogFacts extends ModalOptions {
  isClosable: boolean;
  role: 'dialog' | 'alertdialog';
  ids: PartIds;
  isDescribed: boolean;
  setIsDescribed: (isDescribed: boolean) => void;
  change: (open: boolean, reason: DialogReason) => void;
}

const [DialogProvider, useDialog] = createPartsContext<DialogFacts>('Dialog.Root');

const stateOf = (isOpen: boolean) => (isOpen ? 'open' : 'closed');

/** Whether the dialog is open; has no element of its own. */
export function Root({ open, defaultOpen, onOpenChange, isClosable = true, role = 'dialog', ...props }: RootProps) {
  const { children, ...modal } = props;
  const ids = usePartIds();
  const [isDescribed, setIsDescribed] = useState(false);
  const [isOpen, change] = useValue({ value: open, defaultValue: defaultOpen, onValueChange: onOpenChange }, false);
  const facts = { ...modal, isOpen, isClosable, role, ids, isDescribed, setIsDescribed, change };
  return <DialogProvider value={facts}>{children}</DialogProvider>;
}

/** Opens it. */
export const Trigger = createPart('button', anatomy, 'trigger', () => {
  const { isOpen, ids, change } = useDialog();
  const content = useIdOf(ids, 'content');
  return {
    type: 'button' as const,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? content : undefined,
    'data-state': stateOf(isOpen),
    onClick: () => change(true, 'trigger'),
  };
});

/** Covers the page behind. */
export const Backdrop = createPart('div', anatomy, 'backdrop', () =>
  useDialog().isOpen ? { 'data-state': 'open' } : null,
);

/** Positions the content on the screen; scrolls if it is too high. */
export const Positioner = createPart('div', anatomy, 'positioner', () =>
  useDialog().isOpen ? { 'data-state': 'open' } : null,
);

/** The dialog itself, which holds the focus and gives it back. */
export const Content = createPart('div', anatomy, 'content', (host) => {
  const { isClosable, role, ids, isDescribed, setIsDescribed, change, ...modal } = useDialog();
  const id = useOwnId(ids, 'content', host);
  const title = useIdOf(ids, 'title');
  const description = useIdOf(ids, 'description');
  const { isOpen, trapsFocus = true } = modal;
  const element = useRef<HTMLDivElement>(null);
  useModal(element, { ...modal, onEscape: () => isClosable && change(false, 'escape') });
  if (!isOpen) return null;
  return {
    ref: element,
    id,
    role,
    'aria-modal': trapsFocus,
    'aria-labelledby': host['aria-label'] ? undefined : title,
    'aria-describedby': isDescribed ? description : undefined,
    tabIndex: -1,
    'data-state': 'open',
  };
});

/** The dialog's name. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => ({
  id: useOwnId(useDialog().ids, 'title', host),
}));

/** A sentence or two about the dialog, read out with its name. */
export const Description = createPart('div', anatomy, 'description', (host) => {
  const { ids, setIsDescribed } = useDialog();
  useIsomorphicLayoutEffect(() => {
    setIsDescribed(true);
    return () => setIsDescribed(false);
  }, [setIsDescribed]);
  return { id: useOwnId(ids, 'description', host) };
});

/** Closes it; absent while it can't be closed. Your own text is also its accessible name. */
export const CloseTrigger = createPart('button', anatomy, 'close-trigger', (host) => {
  const messages = useTexts(kitTexts);
  const { isClosable, change } = useDialog();
  if (!isClosable) return null;
  return {
    type: 'button' as const,
    'aria-label': host.children ? undefined : messages.close,
    onClick: () => change(false, 'close'),
    children: <Icon name="close" />,
  };
});
