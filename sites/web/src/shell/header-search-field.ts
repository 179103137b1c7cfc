/** The lazy search field. */
export { DefaultTrekSearch } from '@trek/ui/search';
