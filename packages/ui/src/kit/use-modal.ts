'use client';
import { FocusTrap } from '@zag-js/focus-trap';
import { hideOthers, inertOthers } from 'aria-hidden';
import { type RefObject, useEffect, useRef } from 'react';
import { canTakeFocus, focusIn } from '../internal/page.ts';
import { useLatest } from '../internal/use-latest.ts';

/**
 * What stays in use beside the part: the region of a host's notices, for some carry an action, and Stripe's own frames,
 * for a bank's challenge in one of them has to be answered.
 */
const STAYING = '[data-live-announcer], iframe[name^="__privateStripe"]';

export interface ModalOptions {
  isOpen: boolean;
  /**
   * False while something above the part, from another origin, may have to be answered: the focus may leave the part
   * for it, and for nothing else.
   */
  trapsFocus: boolean;
  /** What takes the focus at first. Default: the first thing in the part that can. */
  initialFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Makes a part that covers the page modal: it holds the focus and gives it back (where what had it is gone, to the page's
 * `main`), and the rest of the page is hidden from assistive technology. It takes the pointer from nothing, as Ark's own
 * modal dialog does by a style on the body: a bank's challenge above the dialog would inherit that, and answer to the
 * keyboard alone.
 */
export function useModal(part: RefObject<HTMLElement | null>, options: ModalOptions): void {
  const { isOpen, trapsFocus } = options;
  const latest = useLatest(options);
  const trap = useRef<FocusTrap | null>(null);
  /** What had the focus when the trap was opened for something above the part. */
  const left = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const content = part.current;
    if (!isOpen || !content) return;
    // One of the two at a time: the library counts both as one, and what was set first would never be taken back.
    return (trapsFocus ? hideOthers : inertOthers)(staying(content));
  }, [part, isOpen, trapsFocus]);

  useEffect(() => {
    const content = part.current;
    if (!isOpen || !content) return;
    const opener = document.activeElement;
    // A frame later, when everything in the part is there.
    const frame = requestAnimationFrame(() => {
      trap.current = new FocusTrap(content, {
        escapeDeactivates: false,
        allowOutsideClick: true,
        preventScroll: true,
        delayInitialFocus: false,
        fallbackFocus: content,
        initialFocus: () =>
          focusIn(content) ??
          (canTakeFocus(left.current) ? left.current : (latest.current.initialFocus?.() ?? undefined)),
        setReturnFocus: () => (canTakeFocus(opener) ? opener : (document.querySelector<HTMLElement>('main') ?? false)),
        document,
      });
      trap.current.activate();
      if (!latest.current.trapsFocus) trap.current.pause();
    });
    return () => {
      cancelAnimationFrame(frame);
      trap.current?.deactivate();
      trap.current = null;
    };
  }, [part, isOpen, latest]);

  useEffect(() => {
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

const staying = (content: HTMLElement) => [content, ...document.querySelectorAll(STAYING)];
