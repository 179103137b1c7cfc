import { createLatePart } from './late-part.ts';

/** The menu bar of wide screens. */
export const menuPart = createLatePart();
