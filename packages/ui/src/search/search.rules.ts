/** What a visitor looks for; empty means any. */
export interface SearchCriteria {
  country: string;
  duration: string;
  activity: string;
  budget: string;
}

export const NO_CRITERIA: SearchCriteria = { country: '', duration: '', activity: '', budget: '' };

/** Days, as the listing's address takes them. */
export const DURATION_OPTIONS = [5, 10, 15, 30].map((days) => ({ value: `1-${days}`, label: `Up to ${days} days` }));

/** US dollars per person, as the listing's address takes them. */
export const BUDGET_OPTIONS = [
  { value: '500-1000', label: '$500 – $1,000' },
  { value: '1000-2000', label: '$1,000 – $2,000' },
  { value: '2000-3000', label: '$2,000 – $3,000' },
  { value: '3000+', label: '$3,000+' },
] as const;

/** True once anything is chosen. */
export function hasCriteria(criteria: SearchCriteria): boolean {
  return Object.values(criteria).some((value) => value !== '');
}

/** The query of the listing's address: what is chosen and nothing else. */
export function searchQuery(criteria: SearchCriteria): string {
  return new URLSearchParams(Object.entries(criteria).filter(([, value]) => value !== '')).toString();
}

/** What is submitted: in simple mode the country alone, for the other fields are hidden. */
export function visibleCriteria(criteria: SearchCriteria, isSimple: boolean): SearchCriteria {
  return isSimple ? { ...NO_CRITERIA, country: criteria.country } : criteria;
}
