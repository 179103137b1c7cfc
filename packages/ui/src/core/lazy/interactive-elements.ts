/** The elements of a page that a visitor presses or fills in. */
export const interactiveElements = (page: HTMLElement): Element[] => [
  ...page.querySelectorAll('a, button, [role="tab"], input, select, textarea'),
];
