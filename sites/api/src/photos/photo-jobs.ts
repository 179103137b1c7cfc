import type { CopyFormat, GeneratedFormat } from './photo-rules.ts';

/** A job for the photo process. */
export type PhotoJob =
  /** `isWhole`: decodes all of it, too. */
  | { kind: 'inspect'; file: string; minWidth: number; isWhole?: boolean }
  /** Writes every width in one format; with the first format, also the stand-in and the link preview. */
  | { kind: 'make'; file: string; format: GeneratedFormat; isFirst: boolean; target: string }
  /** Writes a drawing, an SVG, as pixels. */
  | { kind: 'draw'; drawing: string; width: number; target: string }
  /** Writes a square cut around the focus in every width, as AVIF; the largest as WebP, too; and the stand-in. */
  | { kind: 'square'; file: string; focus: Focus; widths: readonly number[]; target: string }
  /** Writes the picture under its own name. */
  | { kind: 'copy'; file: string; format: CopyFormat; target: string };

/** The point that stays visible, in percent from the left and the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Dimensions of a picture, once upright. */
export interface PhotoDimensions {
  width: number;
  height: number;
}

/** A temporary refusal is not the file's fault: the disk is full, or the file is being replaced. */
export type PhotoResult = { facts: PhotoDimensions } | { isMade: true } | { refusal: string; isPassing?: boolean };
