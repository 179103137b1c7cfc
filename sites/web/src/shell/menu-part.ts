import { createLatePart } from '../early-part.ts';

/** The menu bar of wide screens. */
export const menuPart = createLatePart();
