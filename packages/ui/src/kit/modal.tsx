'use client';
import type { RefObject } from 'react';
import { type ModalOptions, useModal } from './use-modal.ts';

/** `useModal` for a part whose own code stands on the page before this has come. Has no element of its own. */
export function Modal({ part, ...options }: ModalOptions & { part: RefObject<HTMLElement | null> }) {
  useModal(part, options);
  return null;
}
