'use client';
import { useMessages } from '../../core/internal/language.ts';
import { trekDetailMessages } from './trek-detail.messages.ts';

/** The texts of a trek’s page in the page's language. */
export const useTrekDetailMessages = () => useMessages('trekDetail', trekDetailMessages);
