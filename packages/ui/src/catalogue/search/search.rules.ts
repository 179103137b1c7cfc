/** The visitor's criteria; empty means any. */
export interface SearchCriteria {
  country: string;
  duration: string;
  activity: string;
  budget: string;
}

/** A search form without any choice. */
export const NO_CRITERIA: SearchCriteria = { country: '', duration: '', activity: '', budget: '' };

/** Days, as the listing's address takes them. */
export const DURATION_OPTIONS = [5, 10, 15, 30].map((days) => ({ value: `1-${days}`, days }));

/** US dollars per person, as the listing's address takes them. */
export const BUDGET_OPTIONS = [
  { value: '500-1000', from: 500, to: 1000 },
  { value: '1000-2000', from: 1000, to: 2000 },
  { value: '2000-3000', from: 2000, to: 3000 },
  { value: '3000+', from: 3000, to: null },
] as const;

/** True once anything is chosen. */
export function hasCriteria(criteria: SearchCriteria): boolean {
  return Object.values(criteria).some((value) => value !== '');
}

/** The query of the listing's address: what is chosen and nothing else. */
export function searchQuery(criteria: SearchCriteria): string {
  return new URLSearchParams(Object.entries(criteria).filter(([, value]) => value !== '')).toString();
}

/** The criteria to submit: in simple mode the country only, because the other fields are hidden. */
export function visibleCriteria(criteria: SearchCriteria, isSimple: boolean): SearchCriteria {
  return isSimple ? { ...NO_CRITERIA, country: criteria.country } : criteria;
}
