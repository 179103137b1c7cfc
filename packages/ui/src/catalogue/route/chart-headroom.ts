/** Free room above the profile's line, in percent of the chart: for the label of the chosen night. */
export const CHART_HEADROOM = 15;
