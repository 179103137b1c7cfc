const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether the text of an element runs from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The key of an event, with the left and right arrows swapped where text runs from right to left. */
export function logicalKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const mirrored = MIRRORED[key];
  return mirrored && isRightToLeft(currentTarget) ? mirrored : key;
}
