import { DefaultDateField } from '@trek/ui/kit';
import { useState } from 'react';

export function StartDate() {
  const [day, setDay] = useState('');
  return <DefaultDateField label="Start date" value={day} min="2030-04-10" onValueChange={setDay} />;
}
