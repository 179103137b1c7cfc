import type { ReactNode } from 'react';
import type { ChartModel } from '../chart-model.ts';

/** How large a chart is drawn, and which of its points is in the middle. */
export interface ChartView {
  /** `whole`: as large as the room allows; `readable`: so, or at 100 % where the letters would be too small. */
  zoom: number | 'whole' | 'readable';
  /** Null: the middle of a whole chart, and otherwise the current state. */
  middle: { x: number; y: number } | null;
}

export interface ChartMarks {
  /** Ids of the states that are lit. */
  current: ReadonlySet<string>;
  /** Ids of the states that a run has visited. */
  visited: ReadonlySet<string>;
  /** Keys of the transitions that a run has taken, and of those that its last step took. */
  taken: ReadonlySet<string>;
  lastTaken: readonly string[];
}

export interface ChartDrawingProps extends Partial<ChartMarks> {
  /** The machine's id. */
  name: string;
  model: ChartModel;
  /** Whether each arrow has its label, however small the drawing gets. */
  labels?: 'all' | 'fitting';
  /** Called with the id of a state that is pressed; without it the drawing is a picture, as in a text. */
  onState?: (id: string) => void;
  /** Shown before the buttons that change its size. */
  children?: ReactNode;
  /** Shown over a corner of the drawing. */
  card?: ReactNode;
}
