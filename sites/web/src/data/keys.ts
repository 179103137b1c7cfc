/** SWR keys of the site's plain reads. */
export const dataKeys = {
  countries: 'country',
  latestPosts: 'latest-posts',
  month: 'month',
  regions: 'region',
  treks: 'treks',
  bookings: (userId: number | string) => ['booking', String(userId)] as const,
  trekId: (slug: string) => ['trek-id', slug] as const,
  trek: (id: number | string) => ['trek', String(id)] as const,
};
