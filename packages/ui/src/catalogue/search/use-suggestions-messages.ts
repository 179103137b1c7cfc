'use client';
import { useMessages } from '../../core/internal/language.ts';
import { suggestionsMessages } from './suggestions.messages.ts';

/** The texts of the search field that suggests, in the page's language. */
export const useSuggestionsMessages = () => useMessages('suggestions', suggestionsMessages);
