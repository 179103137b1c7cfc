'use client';
import { useMessages } from '../../core/internal/language.ts';
import { placeMessages } from './place-view.messages.ts';

/** The texts of a country’s or region’s page in the page's language. */
export const usePlaceMessages = () => useMessages('place', placeMessages);
