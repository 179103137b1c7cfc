'use client';
import { useMessages } from '../core/internal/language.ts';
import { carouselMessages } from './carousel.messages.ts';

/** The texts of a carousel in the page's language. */
export const useCarouselMessages = () => useMessages('carousel', carouselMessages);
