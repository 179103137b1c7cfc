import { globalLayer } from '@vanilla-extract/css';

/** The site's rules about plain elements. Loaded before the kit's skin, so that the kit's layer is above. */
export const resetLayer = globalLayer('reset');
