import { titleSlug } from '../../../api/slug.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import type { treksTexts } from '../../trek-card/treks.texts.ts';
import { NO_FILTERS, type TrekFilters } from '../listing.rules.ts';
import type { listingTexts } from '../listing.texts.ts';

/** A filter in force, as a person reads it, with the change that lifts it. */
export interface ActiveFilter {
  name: keyof TrekFilters;
  label: string;
  without: Partial<TrekFilters>;
}

/** The spelling of filters that the address has in lower case or as slugs. */
export interface FilterNames {
  countries: readonly string[];
  difficulties: readonly string[];
  activities: readonly string[];
  /** Name of the region that is looked for; null where no region has the id. */
  regionName: string | null;
}

/** Texts of filters. */
export interface FilterWords {
  texts: Pick<
    Translation<typeof listingTexts> & Translation<typeof treksTexts>,
    | ('keywordChip' | 'regionChip' | 'popular' | 'fromPrice' | 'upToPrice' | 'betweenPrices')
    | ('daysAlone' | 'fromDays' | 'upToDays' | 'betweenDays')
  >;
  /** The name of a level of difficulty. */
  difficulty: (level: string) => string;
  /** A price as the page writes it. */
  usd: (amount: number) => string;
}

/** Every filter in force, in the order of the panel. */
export function activeFilters(filters: TrekFilters, names: FilterNames, words: FilterWords): ActiveFilter[] {
  const { texts: messages } = words;
  const { keyword, country, difficulty, activity, regionId, price, days, isPopular } = filters;
  const labels: Record<keyof TrekFilters, string | null> = {
    keyword: keyword.trim() && messages.keywordChip(keyword.trim()),
    country: country && (names.countries.find((name) => name.toLowerCase() === country) ?? country),
    difficulty:
      difficulty &&
      words.difficulty(names.difficulties.find((name) => name.toLowerCase() === difficulty) ?? difficulty),
    activity: activity && (names.activities.find((name) => titleSlug(name) === activity) ?? activity),
    regionId: regionId && messages.regionChip(names.regionName ?? regionId),
    price: priceText(price, words),
    days: daysText(days, words),
    isPopular: isPopular ? messages.popular : null,
  };
  return (Object.keys(labels) as (keyof TrekFilters)[]).flatMap((name) => {
    const label = labels[name];
    return label ? [{ name, label, without: { [name]: NO_FILTERS[name] } }] : [];
  });
}

function priceText({ from, to }: TrekFilters['price'], { texts, usd }: FilterWords): string | null {
  if (from !== null && to !== null) return texts.betweenPrices(usd(from), usd(to));
  if (from !== null) return texts.fromPrice(usd(from));
  return to === null ? null : texts.upToPrice(usd(to));
}

function daysText({ from, to }: TrekFilters['days'], { texts }: FilterWords): string | null {
  if (from !== null && to !== null) return from === to ? texts.daysAlone(from) : texts.betweenDays(from, to);
  if (from !== null) return texts.fromDays(from);
  return to === null ? null : texts.upToDays(to);
}
