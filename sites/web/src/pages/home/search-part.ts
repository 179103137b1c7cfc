import { createLatePart } from '../../late-part.ts';

/** The search of the first screen. */
export const searchPart = createLatePart();
