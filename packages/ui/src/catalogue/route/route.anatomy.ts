import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const elevationProfileAnatomy = defineAnatomy('elevation-profile', [
  /** The figure. */
  'root',
  /** Its heading, with the walk in one sentence. */
  'title',
  /** The frame of drawing, levels and nights. */
  'chart',
  /** The line of altitudes. */
  'drawing',
  /** The levels and nights, drawn over it. */
  'marks',
  /** A round altitude, written at its height. */
  'level',
  /**
   * The mark of one night.
   * @attribute data-marked Present on a steep night.
   * @attribute data-active Present on the night that is pointed at.
   */
  'night',
  /** Name and altitude of the chosen night, at first of the highest. */
  'night-label',
  /**
   * The days below the drawing.
   * @attribute data-many Present if there are more than 14 days.
   */
  'axis',
  /** One day of the axis. */
  'axis-day',
  /**
   * The slider over the drawing, of which only the position is seen.
   * @attribute data-idle Present until it is used.
   */
  'picker',
  /** The night that is pointed at, or how to point. */
  'current',
  /** Nights, highest night, steepest gain and nights of rest in one line. */
  'summary',
  /**
   * The meaning of the profile, with its source.
   * @attribute data-verdict `low`, `gentle` or `marked`.
   */
  'reading',
  /** The same numbers as a table, to be opened. */
  'table',
]);

export const routeMapAnatomy = defineAnatomy('route-map', [
  /** The figure. */
  'root',
  /** Its heading, with the way in one sentence. */
  'title',
  /** The frame of the drawing, in the proportions of the land. */
  'drawing',
  /** The lines from place to place. */
  'lines',
  /** The dots and names, drawn over it. */
  'marks',
  /**
   * The dot of one place.
   * @attribute data-kind `night`, `high` for passes, summits and goals, or another kind of point.
   * @attribute data-active Present on the day that is pointed at.
   */
  'stop',
  /** The name of a place. */
  'stop-label',
  /** A place that is a journey away, at the edge in its direction. */
  'far',
  /** The arrow to the north. */
  'north',
  /** The buttons that zoom, and the file of the route. */
  'controls',
  /** The bar that says how long a kilometer is. */
  'scale',
  /** Says that the drawing is no map to walk by, and which names have no room on it. */
  'note',
  /** The same places as a table, to be opened. */
  'table',
]);
