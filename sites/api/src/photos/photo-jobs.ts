import type { CopyFormat, GeneratedFormat } from './photo-rules.ts';

/** What the process that touches pictures is told to do, one job at a time. */
export type PhotoJob =
  | { kind: 'inspect'; file: string }
  /** Writes every width of one format; with the first format also what is small: stand-in and link preview. */
  | { kind: 'make'; file: string; format: GeneratedFormat; isFirst: boolean; target: string }
  /** Writes the picture as it is shown under its own name. */
  | { kind: 'copy'; file: string; format: CopyFormat; target: string };

/** What a header says of a picture, once it stands upright. */
export interface PhotoDimensions {
  width: number;
  height: number;
}

/** A refusal that is passing is none of the file's: the disk is full, or the file is being replaced. */
export type PhotoResult = { facts: PhotoDimensions } | { isMade: true } | { refusal: string; isPassing?: boolean };
