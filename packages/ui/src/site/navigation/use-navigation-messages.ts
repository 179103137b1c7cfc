'use client';
import { useMessages } from '../../core/internal/language.ts';
import { navigationMessages } from './navigation.messages.ts';

/** The texts of the header’s menus in the page's language. */
export const useNavigationMessages = () => useMessages('navigation', navigationMessages);
