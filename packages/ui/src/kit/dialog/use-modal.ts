'use client';
import { trackDismissableElement } from '@zag-js/dismissable';
import { FocusTrap } from '@zag-js/focus-trap';
import { preventBodyScroll } from '@zag-js/remove-scroll';
import { hideOthers, inertOthers } from 'aria-hidden';
import { type RefObject, useRef } from 'react';
import { activeElement, canTakeFocus, focusIn } from '../../core/internal/page.ts';
import { useFootMark } from '../../core/internal/use-foot-mark.ts';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';
import { useLatest } from '../../core/internal/use-latest.ts';

/**
 * Elements that stay in use beside the part: the region of a host's notices, because some carry an action, and Stripe's
 * own frames, because a bank's challenge in one of them has to be answered.
 */
const STAYING = '[data-live-announcer], iframe[name^="__privateStripe"]';

export interface ModalOptions {
  isOpen: boolean;
  /** Escape was pressed, and nothing above the part took it. Default: nothing happens. */
  onEscape?: (() => void) | undefined;
  /**
   * False while something above the part, from another origin, may have to be answered: the focus may leave the part
   * for it, and for nothing else. Default true.
   */
  trapsFocus?: boolean;
  /** The first focused element, unless something in the part has the focus. Default: the first thing in it that can. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** The element focused at the end. Default: the one that had the focus before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

type Part = RefObject<HTMLElement | null>;
/** Options as they are by now. */
type Latest = RefObject<ModalOptions>;

/**
 * Makes a part that covers the page modal, the one way for all of them: it holds the focus and gives it back (where what
 * had it is gone, to the page's `main`), it hears Escape, the page behind does not scroll, and assistive technology finds
 * nothing of it. It takes the pointer from nothing, as a component library's modal dialog does by a style on the body, and
 * does not stand in the browser's top layer, as `showModal()` would have it: a bank's challenge above the part could not
 * be answered.
 */
export function useModal(part: Part, options: ModalOptions): void {
  const { isOpen, trapsFocus = true } = options;
  const latest = useLatest(options);
  useFootMark('dialog', isOpen);
  useLayer(part, isOpen, latest);
  useOthersHidden(part, isOpen, trapsFocus);
  useFocusHeld(part, isOpen, trapsFocus, latest);
}

/** Above the page: Escape is for the layer that opened last, such as a calendar in a dialog. */
function useLayer(part: Part, isOpen: boolean, latest: Latest) {
  useIsomorphicLayoutEffect(() => {
    const content = part.current;
    if (!isOpen || !content) return;
    const scrollAgain = preventBodyScroll(document);
    const leave = trackDismissableElement(content, {
      type: 'dialog',
      // The part itself decides on a press beside it.
      onInteractOutside: (event) => event.preventDefault(),
      onDismiss: () => latest.current.onEscape?.(),
    });
    return () => {
      leave();
      scrollAgain();
    };
  }, [part, isOpen, latest]);
}

function useOthersHidden(part: Part, isOpen: boolean, trapsFocus: boolean) {
  useIsomorphicLayoutEffect(() => {
    const content = part.current;
    if (!isOpen || !content) return;
    // One of the two at a time: the library counts both as one, and what was set first would never be taken back.
    return (trapsFocus ? hideOthers : inertOthers)([content, ...document.querySelectorAll(STAYING)]);
  }, [part, isOpen, trapsFocus]);
}

function useFocusHeld(part: Part, isOpen: boolean, trapsFocus: boolean, latest: Latest) {
  const trap = useRef<FocusTrap | null>(null);
  /** The focused element before the part opened. */
  const opener = useRef<Element | null>(null);
  /** The focused element when the trap was opened for something above the part. */
  const left = useRef<HTMLElement | null>(null);

  useIsomorphicLayoutEffect(() => {
    const content = part.current;
    if (!isOpen || !content) return;
    const active = activeElement();
    if (!content.contains(active)) opener.current = active;
    // At once: a key that is pressed as soon as the part is there is meant for it.
    const held = new FocusTrap(content, {
      escapeDeactivates: false,
      allowOutsideClick: true,
      preventScroll: true,
      delayInitialFocus: false,
      fallbackFocus: content,
      initialFocus: () =>
        focusIn(content) ??
        (canTakeFocus(left.current) ? left.current : (latest.current.initialFocus?.() ?? undefined)),
      setReturnFocus: () =>
        [latest.current.finalFocus?.() ?? opener.current].find(canTakeFocus) ??
        document.querySelector<HTMLElement>('main') ??
        false,
      document,
    });
    trap.current = held.activate();
    if (latest.current.trapsFocus === false) held.pause();
    // The trap does not scroll when it moves the focus from the last control to the first.
    const reveal = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') focusIn(content)?.scrollIntoView({ block: 'nearest' });
    };
    content.addEventListener('keyup', reveal);
    return () => {
      content.removeEventListener('keyup', reveal);
      held.deactivate();
      trap.current = null;
    };
  }, [part, isOpen, latest]);

  useIsomorphicLayoutEffect(() => {
    const content = part.current;
    if (!isOpen || trapsFocus || !content) return;
    left.current = focusIn(content);
    trap.current?.pause();
    return () => {
      trap.current?.unpause();
      left.current = null;
    };
  }, [part, isOpen, trapsFocus]);
}
