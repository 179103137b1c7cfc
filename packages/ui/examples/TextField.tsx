import { TextField } from '@trek/ui/kit';
import { useState } from 'react';

export function Name() {
  const [name, setName] = useState('');
  return (
    <TextField label="Full name" autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
  );
}
