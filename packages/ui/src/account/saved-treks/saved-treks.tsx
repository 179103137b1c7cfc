'use client';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { DefaultTrekCard } from '../../catalogue/trek-card/index.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import type { SavedTreks as Saved } from './saved-treks.connect.ts';
import type { TrekId } from './saved-treks.rules.ts';
import * as SavedTreks from './saved-treks-parts.tsx';

/** Props of `DefaultSavedTreks`. */
export interface DefaultSavedTreksProps extends OuterProps<'section'> {
  /** The result of `useSavedTreks`. */
  saved: Saved;
  /** All treks on offer. */
  data: Remote<readonly TrekSummary[]>;
}

/**
 * The saved treks, or a status in their place. Its cards have the tools of the `TrekToolsProvider`: put
 * `SavedTreks.Toggle` there.
 */
export const DefaultSavedTreks = withRef(function DefaultSavedTreks({
  saved,
  data,
  ...section
}: DefaultSavedTreksProps) {
  if (data.status === 'failed')
    return <SavedTreks.Failed message={data.message} onRetry={data.retry} {...(section as object)} />;
  if (data.status === 'loading' || saved.isLoading) return <SavedTreks.Loading {...(section as object)} />;
  const offered = new Map(data.value.map((trek) => [trek.id, trek]));
  return (
    <SavedTreks.Root saved={saved}>
      <SavedTreks.Section {...section}>
        <SavedTreks.Notice />
        {saved.treks.length === 0 ? (
          <SavedTreks.Empty />
        ) : (
          <SavedTreks.List>
            {saved.treks.map(({ trekId }) => (
              <Entry key={trekId} trekId={trekId} trek={offered.get(trekId)} />
            ))}
          </SavedTreks.List>
        )}
      </SavedTreks.Section>
    </SavedTreks.Root>
  );
});

function Entry({ trekId, trek }: { trekId: TrekId; trek: TrekSummary | undefined }) {
  return (
    <SavedTreks.Item>
      {trek ? (
        <>
          <SavedTreks.NewDepartures trek={trek} />
          <DefaultTrekCard trek={trek} layout="list" />
        </>
      ) : (
        <SavedTreks.Gone trekId={trekId} />
      )}
    </SavedTreks.Item>
  );
}
