'use client';
import { useMessages } from '../../core/internal/language.ts';
import { confirmEmailMessages } from './confirm-email.messages.ts';

/** The texts of confirming an address in the page's language. */
export const useConfirmEmailMessages = () => useMessages('confirmEmail', confirmEmailMessages);
