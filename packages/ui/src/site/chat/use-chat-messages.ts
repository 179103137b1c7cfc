'use client';
import { useMessages } from '../../core/internal/language.ts';
import { chatMessages } from './chat.messages.ts';

/** The texts of the chat in the page's language. */
export const useChatMessages = () => useMessages('chat', chatMessages);
