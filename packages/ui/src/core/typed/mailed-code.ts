import { latinDigits } from './latin-digits.ts';

/** Digits of a code that is mailed. */
export const CODE_DIGITS = 6;

/** A mailed code as it is sent: what is pasted as `123 456` or `123-456`, or typed in other digits, is the same code. */
export const plainCode = (text: string): string => latinDigits(text).replace(/[^\d]/g, '');

/** @param code in its plain spelling */
export const isWholeCode = (code: string): boolean => code.length === CODE_DIGITS;
