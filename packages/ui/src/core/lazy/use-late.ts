'use client';
import { createContext, useContext, useEffect, useState } from 'react';

/** Id of the late part around. */
export const LateContext = createContext<string | undefined>(undefined);

/**
 * For the elements of a late part that a visitor presses or that contain such: `data-late={useLate()}`. The server's markup
 * then has the mark, and loses it when the part has its code. A part that the browser renders again, as on a translated
 * page, has it until its effects have run, because it answers no press before.
 */
export function useLate(): string | undefined {
  const late = useContext(LateContext);
  const [isLate, setIsLate] = useState(true);
  useEffect(() => setIsLate(false), []);
  return isLate ? late : undefined;
}
