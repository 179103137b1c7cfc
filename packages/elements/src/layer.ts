import { sheet } from './sheet.ts';

/**
 * The container of an element's dialogs and notices, at the end of the page so that nothing clips or covers them, and
 * isolated from the page's styles like the element itself.
 */
export interface Layer {
  /** Contains the dialogs. */
  readonly place: () => HTMLElement;
  remove(): void;
}

/** Takes no space; its content is positioned relative to the viewport. */
const OF_NO_SIZE = 'position:absolute!important;width:auto!important;height:0!important;display:block!important';

export function createLayer(): Layer {
  let host: HTMLElement | undefined;
  const make = () => {
    host = document.createElement('trek-layer');
    host.style.cssText = OF_NO_SIZE;
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet()];
    const place = document.createElement('div');
    shadow.append(place);
    document.body.append(host);
    return place;
  };
  let place: HTMLElement | undefined;
  return {
    place: () => {
      place ??= make();
      // If the page has replaced its body, the layer went with it.
      if (host && !host.isConnected) document.body.append(host);
      return place;
    },
    remove: () => host?.remove(),
  };
}
