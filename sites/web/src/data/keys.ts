/** SWR keys of the site's plain reads. */
export const dataKeys = {
  /** The treks of a comparison. */
  compared: (slugs: readonly string[]) => ['compared', ...slugs] as const,
  countries: 'country',
  latestPosts: 'latest-posts',
  /** A few treks for who has lost the way. */
  suggested: 'suggested',
  listingExcerpt: 'listing-excerpt',
  month: 'month',
  regions: 'region',
  showcase: 'showcase',
  treks: 'treks',
  posts: 'posts',
  post: (slug: string) => ['post', slug] as const,
  /** A country or region with its treks. */
  place: (kind: 'country' | 'region', slug: string) => ['place', kind, slug] as const,
  bookings: (userId: number | string) => ['booking', String(userId)] as const,
  devices: (userId: number | string) => ['devices', String(userId)] as const,
  travelers: (userId: number | string, bookingId: number | string) =>
    ['travelers', String(userId), String(bookingId)] as const,
  trekAddress: (slug: string) => ['trek-address', slug] as const,
  trek: (id: number | string) => ['trek', String(id)] as const,
};
