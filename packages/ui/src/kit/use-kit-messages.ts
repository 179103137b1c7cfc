'use client';
import { useMessages } from '../internal/language.ts';
import { kitMessages } from './kit.messages.ts';

/** The texts of the kit’s own controls in the page's language. */
export const useKitMessages = () => useMessages('kit', kitMessages);
