'use client';
import { createContext } from 'react';

/** Asks for the price of a trek by its title, where the host has no page for that. Null: there is no way to. */
export const AskContext = createContext<((trek: string) => Promise<void>) | null>(null);
