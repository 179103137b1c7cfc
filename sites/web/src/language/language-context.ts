import type { LanguageCode } from '@trek/ui/internal/languages';
import { createContext, useContext } from 'react';

/** The language of the document. Another one is another document. */
export const LanguageCodeContext = createContext<LanguageCode>('en');

export const useLanguageCode = () => useContext(LanguageCodeContext);
