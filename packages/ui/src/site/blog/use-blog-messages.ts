'use client';
import { useMessages } from '../../core/internal/language.ts';
import { blogMessages } from './blog.messages.ts';

/** The texts of the blog in the page's language. */
export const useBlogMessages = () => useMessages('blog', blogMessages);
