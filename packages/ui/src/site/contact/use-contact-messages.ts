'use client';
import { useMessages } from '../../core/internal/language.ts';
import { contactMessages } from './contact.messages.ts';

/** The texts of the contact page in the page's language. */
export const useContactMessages = () => useMessages('contact', contactMessages);
