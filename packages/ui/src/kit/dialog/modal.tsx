'use client';
import type { RefObject } from 'react';
import { type ModalOptions, useModal } from './use-modal.ts';

/** `useModal` for a part whose own code is on the page before this has loaded. Has no element of its own. */
export function Modal({ part, ...options }: ModalOptions & { part: RefObject<HTMLElement | null> }) {
  useModal(part, options);
  return null;
}
