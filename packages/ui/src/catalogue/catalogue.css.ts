/** The skin of cards, rows, listing, trek page and places. */
import '../card/trek-card.css.ts';
import '../listing/trek-listing.css.ts';
import '../showcase/showcase.css.ts';
import '../trek/trek.css.ts';
import '../place/place-view.css.ts';
