import { DefaultSlider } from '@trek/ui/kit';
import { useState } from 'react';

export function Days() {
  const [range, setRange] = useState([3, 21]);
  return (
    <DefaultSlider
      label="Days"
      min={1}
      max={30}
      step={1}
      value={range}
      onValueChange={setRange}
      handleLabels={['At least', 'At most']}
    />
  );
}
