'use client';
import { useMessages } from '../../core/internal/language.ts';
import { showcaseMessages } from './showcase.messages.ts';

/** The texts of rows of cards in the page's language. */
export const useShowcaseMessages = () => useMessages('catalogue', showcaseMessages);
