'use client';
import type { TrekSummary } from '../api/trek.ts';
import { useTrekFacts } from '../internal/use-trek-facts.ts';
import { withQuery } from '../provider/host-paths.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { megaMenuAnatomy as anatomy } from './navigation.anatomy.ts';
import { useNavigationMessages } from './use-navigation-messages.ts';

/** Treks as links, and the way to all of them. */
export function MenuTreks({ treks, all }: { treks: readonly TrekSummary[]; all: { query: string; label: string } }) {
  const messages = useNavigationMessages();
  const { paths, Link } = usePorts();
  const { durationOf } = useTrekFacts();
  return (
    <div {...anatomy.attributes('group')}>
      {treks.length === 0 && <p>{messages.noTreks}</p>}
      <ul>
        {treks.map((trek) => (
          <li key={trek.id}>
            <Link href={paths.trek(trek.slug)} {...anatomy.attributes('trek')}>
              {trek.title} <span {...anatomy.attributes('facts')}>{durationOf(trek)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={withQuery(paths.treks, all.query)} {...anatomy.attributes('all')}>
        {all.label}
      </Link>
    </div>
  );
}
