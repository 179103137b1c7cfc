export const BLOG_DESCRIPTION =
  'Notes from our guides on seasons, permits, acclimatization, food and packing in the Himalaya.';

/** Path of the blog's feed. */
export const FEED_PATH = '/rss.xml';
