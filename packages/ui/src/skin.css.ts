/** The whole optional look: tokens and the skin of every part. */
import './common.css.ts';
import './account/saved-treks/saved-treks.css.ts';
import './catalogue/compare/compare.css.ts';
import './catalogue/search/trek-search.css.ts';
import './sales/manage-booking/manage-booking.css.ts';
import './site/blog/blog.css.ts';
