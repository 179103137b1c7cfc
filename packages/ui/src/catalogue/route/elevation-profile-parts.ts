/** The parts of the elevation profile: `ElevationProfile.Root` has the days, and every other part goes anywhere in it. */
export { Chart, Current } from './elevation-chart.tsx';
export { Reading, Summary, Table } from './elevation-reading.tsx';
export { Root, Title } from './elevation-root.tsx';
