import type { ReviewSite } from './company.ts';

/** A page of this site that embeds a review site's widget, with a policy of its own. */
export const reviewFramePath = ({ name }: Pick<ReviewSite, 'name'>) => `/review-widget/${name.toLowerCase()}`;
