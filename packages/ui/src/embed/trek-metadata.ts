import type { DepartureEntity } from '../api/entities.ts';
import type { Trek } from '../api/trek.ts';

/** Your page that shows a trek, for search engines and link previews. */
export interface TrekPageFacts {
  /** Its whole address, such as `https://agency.example/tours/langtang`. */
  url: string;
  /** Your company, as visitors know it; left out: the page names no seller. */
  seller?: { name: string; url?: string };
  /** Leaves the price out, as a page with `hidesPrices` does. Default false. */
  hidesPrices?: boolean;
}

/** About as much as search engines and previews show. */
const LONGEST_DESCRIPTION = 160;

/**
 * Title, description, address and picture of a trek's page, in the form of Next's `Metadata`; any other server writes the
 * same facts into its head.
 * @throws RangeError where `url` is no whole address
 * @example export const generateMetadata = async () => trekMetadata(await findTour(slug), { url });
 */
export function trekMetadata(trek: Trek, { url }: Pick<TrekPageFacts, 'url'>) {
  const title = trek.metaTitle || trek.title;
  const description = describe(trek);
  const images = picturesOf(trek, url).slice(0, 1);
  return {
    ...{ title, description, alternates: { canonical: url } },
    openGraph: { type: 'website' as const, ...{ title, description, url, images } },
  };
}

/**
 * A trek as JSON-LD, safe inside a script element: `<script type="application/ld+json">`. It has no rating, as the kit's is not
 * made of reviews, and no offer where the price is on request or hidden. Vocabulary: https://schema.org/TouristTrip
 * @throws RangeError where `url` is no whole address
 */
export function trekJsonLd(trek: Trek, { url, seller, hidesPrices = false }: TrekPageFacts): string {
  const provider = seller && { '@type': 'TravelAgency', ...seller };
  const data = {
    '@context': 'https://schema.org',
    ...touristTrip(hidesPrices ? { ...trek, priceUsd: null } : trek, url, provider),
  };
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The same as an object, for a page that has more to say. */
export function touristTrip(trek: Trek, url: string, provider: object | undefined): object {
  return {
    '@type': 'TouristTrip',
    name: trek.title,
    description: trek.metaDescription || trek.description || trek.title,
    url,
    image: picturesOf(trek, url),
    ...(trek.language && { inLanguage: trek.language }),
    ...(trek.activities.length > 0 && { touristType: trek.activities }),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: trek.itinerary.map((day, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: day.title,
      })),
    },
    ...(provider && { provider }),
    ...(trek.priceUsd !== null && {
      offers: { '@type': 'Offer', price: trek.priceUsd, priceCurrency: 'USD', url },
    }),
    ...(trek.departures && { subTrip: trek.departures.map((departure) => departureTrip(trek, departure, url)) }),
  };
}

/** A start that others can join. */
function departureTrip(trek: Trek, { startDate, placesLeft, price }: DepartureEntity, url: string): object {
  const usd = trek.priceUsd === null ? null : (price ?? trek.priceUsd);
  const isFull = placesLeft === 0;
  return {
    '@type': 'TouristTrip',
    name: trek.title,
    departureTime: startDate,
    ...(usd !== null && {
      offers: {
        '@type': 'Offer',
        ...{ price: usd, priceCurrency: 'USD', url },
        availability: `https://schema.org/${isFull ? 'SoldOut' : 'LimitedAvailability'}`,
      },
    }),
  };
}

/** The whole addresses of a trek's pictures. A backend's address that is none is left out. */
function picturesOf({ images }: Trek, url: string): string[] {
  if (!/^https?:\/\//i.test(url) || hrefOf(url) === undefined) {
    throw new RangeError(
      `@trek/ui: url is the whole address of the trek’s page, such as "https://agency.example/tours/langtang", and not ${JSON.stringify(url)}.`,
    );
  }
  return images.map((image) => hrefOf(image, url)).filter((image) => image !== undefined);
}

function hrefOf(address: string, base?: string): string | undefined {
  try {
    return new URL(address, base).href;
  } catch {
    return undefined;
  }
}

/** The trek's own sentence for search engines, or the beginning of its description, ended between two words. */
function describe({ metaDescription, description, title }: Trek): string {
  if (metaDescription) return metaDescription;
  const text = description.replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_DESCRIPTION) return text || title;
  const start = text.slice(0, LONGEST_DESCRIPTION);
  return `${start.slice(0, start.lastIndexOf(' ')).trimEnd()} …`;
}
