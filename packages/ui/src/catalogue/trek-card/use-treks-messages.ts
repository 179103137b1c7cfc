'use client';
import { useMessages } from '../../core/internal/language.ts';
import { treksMessages } from './treks.messages.ts';

/** The texts of cards in the page's language. */
export const useTreksMessages = () => useMessages('catalogue', treksMessages);
