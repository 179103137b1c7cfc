'use client';
import { useMessages } from '../internal/language.ts';
import { lateMessages } from './late.messages.ts';

/** What is said of missing code, in the page's language. */
export const useLateMessages = () => useMessages('late', lateMessages);
