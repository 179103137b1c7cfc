'use client';
import { useMessages } from '../../core/internal/language.ts';
import { listingMessages } from './listing.messages.ts';

/** The texts of the listing and its filters in the page's language. */
export const useListingMessages = () => useMessages('catalogue', listingMessages);
