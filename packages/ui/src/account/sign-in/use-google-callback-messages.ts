'use client';
import { useMessages } from '../../core/internal/language.ts';
import { googleCallbackMessages } from './google-callback.messages.ts';

/** The texts of the return from Google in the page's language. */
export const useGoogleCallbackMessages = () => useMessages('googleCallback', googleCallbackMessages);
