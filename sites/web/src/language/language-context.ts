import { createContext, useContext } from 'react';
import type { LanguageCode } from './languages.ts';

/** The language of the document. Another one is another document. */
export const LanguageCodeContext = createContext<LanguageCode>('en');

export const useLanguageCode = () => useContext(LanguageCodeContext);
