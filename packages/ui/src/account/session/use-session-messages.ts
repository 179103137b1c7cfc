'use client';
import { useMessages } from '../../core/internal/language.ts';
import { sessionMessages } from './session.messages.ts';

/** The texts of the session in the page's language. */
export const useSessionMessages = () => useMessages('session', sessionMessages);
