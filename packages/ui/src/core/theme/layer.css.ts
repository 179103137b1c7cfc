import { globalLayer } from '@vanilla-extract/css';

/** For a host's plain rules about elements; below the skin. */
export const resetLayer = globalLayer('reset');

/** Every rule of the skin is in this layer, so that any rule of a host outside a layer wins. */
export const trekLayer = globalLayer('trek');
