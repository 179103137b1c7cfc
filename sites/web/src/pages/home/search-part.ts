import { createLatePart } from '../../early-part.ts';

/** The search of the first screen. */
export const searchPart = createLatePart();
