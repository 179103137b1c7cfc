'use client';
import { useMessages } from '../../core/internal/language.ts';
import { walkMessages } from './walk.messages.ts';

/** The texts of the elevation profile and the route map in the page's language. */
export const useWalkMessages = () => useMessages('walk', walkMessages);
