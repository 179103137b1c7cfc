/** The search field: its code comes late. */
export { TrekSearch } from '@trek/ui/search';
