'use client';
import type { TrekSummary } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { All, Facts, Group, Trek } from './mega-menu-content.tsx';
import { navigationTexts } from './navigation.texts.ts';

/** Treks as links, and the way to all of them. */
export function MenuTreks({ treks, all }: { treks: readonly TrekSummary[]; all: { query: string; label: string } }) {
  const messages = useTexts(navigationTexts);
  const { paths } = usePorts();
  const { durationOf } = useTrekFacts();
  return (
    <Group asChild>
      <div>
        {treks.length === 0 && <p>{messages.noTreks}</p>}
        <ul>
          {treks.map((trek) => (
            <li key={trek.id}>
              <Trek href={paths.trek(trek.slug)}>
                <span>{trek.title}</span> <Facts>{durationOf(trek)}</Facts>
              </Trek>
            </li>
          ))}
        </ul>
        <All href={withQuery(paths.treks, all.query)}>{all.label}</All>
      </div>
    </Group>
  );
}
