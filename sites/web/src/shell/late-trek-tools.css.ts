import { media } from '@trek/ui/internal/theme/css';
import { globalStyle } from '@vanilla-extract/css';

/** The bar's height with its distance from the edge: on a tablet its titles may take a line of their own. */
const BAR = { wide: '100px', compact: 'calc(160px + var(--trek-foot-bar, 0px))' };
const WITH_BAR = ':root[data-trek-foot~="compare"]';

// Nothing that takes the focus stays below the bar, and the page's end can be scrolled out from under it.
globalStyle(WITH_BAR, {
  scrollPaddingBottom: BAR.wide,
  '@media': { [media.compact]: { scrollPaddingBottom: BAR.compact } },
});
globalStyle(`${WITH_BAR} body`, {
  paddingBottom: BAR.wide,
  '@media': { [media.compact]: { paddingBottom: BAR.compact }, print: { paddingBottom: 0 } },
});
