import { sheet } from './sheet.ts';

/**
 * The place of an element's dialogs and notices: at the end of the page, so that nothing of it clips or covers them, and
 * closed off from its styles as the element itself is.
 */
export interface Layer {
  /** What dialogs stand in. */
  readonly place: () => HTMLElement;
  remove(): void;
}

/** Nothing of it takes room; what stands in it is placed by the screen. */
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
      // A page that has put another body in place of its own has taken the layer with it.
      if (host && !host.isConnected) document.body.append(host);
      return place;
    },
    remove: () => host?.remove(),
  };
}
