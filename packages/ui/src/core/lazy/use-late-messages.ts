'use client';
import { useMessages } from '../internal/language.ts';
import { lateMessages } from './late.messages.ts';

export const useLateMessages = () => useMessages('late', lateMessages);
