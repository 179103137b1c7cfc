import type { TrekSummary } from '@trek/ui/api';
import { TrekCard } from '@trek/ui/trek-card';

export function Favorites({ treks }: { treks: readonly TrekSummary[] }) {
  return (
    <ul>
      {treks.map((trek) => (
        <li key={trek.id}>
          <TrekCard trek={trek} layout="list" />
        </li>
      ))}
    </ul>
  );
}
