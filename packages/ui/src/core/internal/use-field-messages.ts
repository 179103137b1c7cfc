'use client';
import { fieldMessages } from './field.messages.ts';
import { useMessages } from './language.ts';

/** Texts about any field, in the page's language. */
export const useFieldMessages = () => useMessages('field', fieldMessages);
