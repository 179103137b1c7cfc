/** Custom property by which the kit's and the site's styles lay out what is below the screen only when it comes near. */
export const FAR_PARTS = '--trek-far-parts';

/**
 * Lays out whole pages from now on. The browser scrolls to where a visitor left a page as soon as it is rendered again: parts
 * of an estimated height would then show another place.
 */
export const layOutFarParts = () => document.documentElement.style.setProperty(FAR_PARTS, 'visible');
