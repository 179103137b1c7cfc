'use client';
import { useMessages } from '../../core/internal/language.ts';
import { searchMessages } from './search.messages.ts';

/** The texts of the search form in the page's language. */
export const useSearchMessages = () => useMessages('search', searchMessages);
