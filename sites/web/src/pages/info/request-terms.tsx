import { REQUEST_ANSWER_HOURS } from '@trek/ui/pricing';

/** When a departure has to be requested, in the same words for the terms and the FAQ. */
export function RequestTerms() {
  return (
    <p>
      If you want to go outside a trek’s season, or with fewer people than its minimum group, you request the departure
      first. We confirm within {REQUEST_ANSWER_HOURS} hours, and nothing is charged before that.
    </p>
  );
}
