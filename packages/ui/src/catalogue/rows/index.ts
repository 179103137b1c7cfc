export { AllTreks, type AllTreksProps } from './all-treks.tsx';
export { PopularTreks, type PopularTreksProps } from './popular-treks.tsx';
export { type MonthGuide, seasonGuide } from './rows.rules.ts';
