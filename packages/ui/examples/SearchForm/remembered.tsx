import { DefaultSearchForm, type DefaultSearchFormProps } from '@trek/ui/search';
import { useState } from 'react';
import '@trek/ui/search/skin.css';

const read = (): DefaultSearchFormProps['defaultCriteria'] => {
  const stored = window.sessionStorage.getItem('my-search');
  return stored === null ? undefined : JSON.parse(stored);
};

/** A visitor who comes back finds what they had chosen. */
export function RememberedSearch() {
  const [criteria] = useState(read);
  return (
    <DefaultSearchForm
      countries={['Nepal', 'Bhutan']}
      activities={['Trekking', 'Short hikes']}
      {...(criteria && { defaultCriteria: criteria })}
      onCriteriaChange={(next) => window.sessionStorage.setItem('my-search', JSON.stringify(next))}
    />
  );
}
