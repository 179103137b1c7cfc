'use client';
import { createContext, useContext } from 'react';
import { lateMessages as messages } from './late.messages.ts';

/** Says that code which somebody wanted did not come, with the way on. */
export type TellMissing = () => void;

/** How the nearest provider says so; where there is none, only the console can. */
export const MissingCodeContext = createContext<TellMissing>(() => console.error(messages.missing));

export const useTellMissing = (): TellMissing => useContext(MissingCodeContext);
