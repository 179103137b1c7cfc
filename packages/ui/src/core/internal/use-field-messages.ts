'use client';
import { fieldMessages } from './field.messages.ts';
import { useMessages } from './language.ts';

/** What is said of any field, in the page's language. */
export const useFieldMessages = () => useMessages('field', fieldMessages);
