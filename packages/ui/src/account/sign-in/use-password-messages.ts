'use client';
import { useMessages } from '../../core/internal/language.ts';
import { passwordMessages } from './password.messages.ts';

/** The texts of passwords in the page's language. */
export const usePasswordMessages = () => useMessages('password', passwordMessages);
