'use client';
import { type ReactNode, useState } from 'react';
import { requestOf } from '../../api/api-error.ts';
import { requestLine } from '../../api/failure.tsx';
import type { Remote } from '../../api/remote.ts';
import { placeSlug } from '../../api/slug.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import type { OuterProps } from '../../kit/part.tsx';
import { createPart } from '../../kit/part.tsx';
import { Status } from '../../kit/status.tsx';
import { DefaultTabs } from '../../kit/tabs.tsx';
import { withQuery } from '../../provider/host-paths.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { countryOptions } from '../listing/listing.rules.ts';
import { TrekSlider } from '../trek-card/index.ts';
import { trekCardTexts } from '../trek-card/trek-card.texts.ts';
import { TrekSliderSkeleton } from '../trek-card/trek-slider.tsx';
import { popularTreksAnatomy as anatomy } from './rows.anatomy.ts';
import { popularTreks, splitRows } from './rows.rules.ts';
import { rowsTexts } from './rows.texts.ts';
import { TreksFailed } from './treks-status.tsx';

const Root = createPart('div', anatomy, 'root');
const Panel = createPart('div', anatomy, 'panel');

/** Props of `PopularTreks`. */
export interface PopularTreksProps extends OuterProps {
  data: Remote<readonly TrekSummary[]>;
  /** Names of the countries, one tab each; the first is selected. Where there are none, those of the treks. */
  countries: readonly string[];
}

/** One tab per country, and under each its popular treks in two rows. */
export const PopularTreks = withRef(function PopularTreks({ data, countries, ...root }: PopularTreksProps) {
  const cardTexts = useTexts(trekCardTexts);
  const showcase = useTexts(rowsTexts);
  const { country: nameOf } = useTrekFacts();
  const [wanted, setWanted] = useState('');
  if (data.status === 'failed') {
    return <TreksFailed text={requestLine(requestOf(data.message))} onRetry={data.retry} {...root} />;
  }
  if (data.status === 'loading') {
    return (
      <Panel role="status" {...root}>
        <span data-trek-hidden="">{cardTexts.loadingTreks}</span>
        <TrekSliderSkeleton />
        <TrekSliderSkeleton />
      </Panel>
    );
  }
  const names = countryOptions(countries, data.value);
  if (names.length === 0) return <Status title={cardTexts.noTreks} {...root} />;
  const ids = names.map(placeSlug);
  const open = ids.find((id) => id === wanted) ?? ids[0];
  const tabs = names.map((country) => ({
    id: placeSlug(country),
    label: nameOf(country),
    content: (
      <OnceOpen isOpen={placeSlug(country) === open}>
        <PopularRows country={country} treks={data.value} />
      </OnceOpen>
    ),
  }));
  return (
    <Root {...root}>
      <DefaultTabs tabs={tabs} label={showcase.popularTreks} value={open} onValueChange={setWanted} />
    </Root>
  );
});

/** A panel's content. Before the panel is opened, it is only text to browsers that run scripts, so it costs nothing. */
function OnceOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? children : <noscript>{children}</noscript>;
}

export interface PopularRowsProps extends OuterProps {
  /** The country's name. */
  country: string;
  /** All treks, of which the country's popular ones are shown. */
  treks: readonly TrekSummary[];
}

/** The popular treks of one country in two rows, with a link to all of them. */
export const PopularRows = withRef(function PopularRows({ country, treks, ...panel }: PopularRowsProps) {
  const showcase = useTexts(rowsTexts);
  const name = useTrekFacts().country(country);
  const { paths, Link } = usePorts();
  const rows = splitRows(popularTreks(treks, country));
  return (
    <Panel {...panel}>
      {rows.length === 0 && <Status title={showcase.noTreksIn(name)} />}
      {rows.map((row, index) => (
        <TrekSlider key={row[0]?.id} label={showcase.popularRow(name, index + 1)} treks={row} />
      ))}
      <Button asChild>
        <Link href={withQuery(paths.treks, new URLSearchParams({ country }))}>{showcase.viewAllOf(name)}</Link>
      </Button>
    </Panel>
  );
});
