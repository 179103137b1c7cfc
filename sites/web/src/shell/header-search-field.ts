/** The lazy search field. */
export { TrekSearch } from '@trek/ui/search';
