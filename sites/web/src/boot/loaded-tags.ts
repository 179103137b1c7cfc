/**
 * Notes on a tag whether its file has come: the site's code may ask after its events. The `sheet` of a link does not tell,
 * because Chrome gives an empty one to a link that has failed.
 */
export function setLoaded({ dataset }: HTMLElement, isLoaded: boolean): void {
  dataset.loaded = String(isLoaded);
}

/** Whether a tag's file has loaded; undefined: it is still loading. */
export const isLoaded = ({ dataset }: HTMLElement): boolean | undefined =>
  dataset.loaded === undefined ? undefined : dataset.loaded === 'true';
