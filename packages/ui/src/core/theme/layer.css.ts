import { globalLayer } from '@vanilla-extract/css';

/** Every rule of the skin is in this layer, so that any rule of a host outside a layer wins. */
export const trekLayer = globalLayer('trek');
