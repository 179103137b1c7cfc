import { Slider } from '@trek/ui/kit';
import { useState } from 'react';

export function Days() {
  const [range, setRange] = useState([3, 21]);
  return (
    <Slider
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
