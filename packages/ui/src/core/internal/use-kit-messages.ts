'use client';
import { kitMessages } from './kit.messages.ts';
import { useMessages } from './language.ts';

/** The texts of the kit’s own controls in the page's language. */
export const useKitMessages = () => useMessages('kit', kitMessages);
