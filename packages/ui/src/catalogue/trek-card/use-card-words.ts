'use client';
import type { TrekSummary } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatList, formatMeters } from '../../kit/format.ts';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekCardTexts } from './trek-card.texts.ts';

/** A trek's facts in the page's language, for a card in markup of a host's own. An empty one is not known. */
export function useCardWords(trek: TrekSummary) {
  const { durationOf, difficulty, season, country, activity } = useTrekFacts();
  const texts = useTexts(trekCardTexts);
  const locale = useLocale();
  const price = usePrice();
  const { paths } = usePorts();
  const { id, slug, title, region, location, days, priceUsd, maxAltitude, image } = trek;
  return {
    id: String(id),
    slug,
    title,
    country: country(trek.country),
    region: region ?? '',
    location,
    difficulty: difficulty(trek.difficulty),
    duration: durationOf(trek),
    days: String(days),
    price: priceUsd === null ? texts.priceOnRequest : price(priceUsd),
    altitude: maxAltitude > 0 ? formatMeters(maxAltitude, locale) : '',
    season: formatList(trek.bestSeason.map(season), locale),
    activities: formatList(trek.activities.map(activity), locale),
    image,
    href: paths.trek(slug) ?? '',
    popular: trek.isPopular ? texts.popular : '',
    group: trek.isGroup ? texts.group : '',
  };
}
