'use client';
import { createContext, useContext } from 'react';
import { lateTexts } from './late.texts.ts';

const messages = lateTexts.english;

/** Tells the visitor that a part of the page did not load, with a way to reload. */
export type ShowChunkError = () => void;

/** Set by the nearest provider; without one, the console gets the message. */
export const ChunkErrorContext = createContext<ShowChunkError>(() => console.error(messages.missing));

export const useChunkErrorToast = (): ShowChunkError => useContext(ChunkErrorContext);
