/** The skin of cards, rows, listing, trek page and places. */
import './trek-card.css.ts';
import './trek-listing.css.ts';
import './trek-detail.css.ts';
import './picture-viewer.css.ts';
import './place-view.css.ts';
