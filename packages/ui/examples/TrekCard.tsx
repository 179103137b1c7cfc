import type { TrekSummary } from '@trek/ui/api';
import { DefaultTrekCard } from '@trek/ui/trek-card';

export function Favorites({ treks }: { treks: readonly TrekSummary[] }) {
  return (
    <ul>
      {treks.map((trek) => (
        <li key={trek.id}>
          <DefaultTrekCard trek={trek} layout="list" />
        </li>
      ))}
    </ul>
  );
}
