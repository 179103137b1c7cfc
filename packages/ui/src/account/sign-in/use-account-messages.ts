'use client';
import { useMessages } from '../../core/internal/language.ts';
import { accountMessages } from './account.messages.ts';

/** The texts of signing in and up in the page's language. */
export const useAccountMessages = () => useMessages('account', accountMessages);
