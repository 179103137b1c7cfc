import { createLatePart } from '../../shell/late-part.ts';

/** The search of the first screen. */
export const searchPart = createLatePart();
